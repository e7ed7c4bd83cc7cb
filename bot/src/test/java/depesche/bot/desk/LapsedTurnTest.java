package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A game for one whose player says nothing.
class LapsedTurnTest {

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a silent chancellor"));

  @AfterEach
  void close() {
    bureau.close();
  }

  private String phase() {
    String status = Holders.flat(bureau.write("solo@x.org", "STATUS dance").getFirst());
    return status.replaceAll(".*\\((\\d+-\\w+(-\\d+)?)\\).*", "$1");
  }

  @Test
  void silenceWaitsUntilTheMasterEndsTheTurnAsItStands() {
    // Letters of the rulings: silence waits; a deadline of the master's ends the turn as it stands.
    bureau.write("master@localhost", "CREATE dance bismarcks-dance");
    bureau.write("solo@x.org", "JOIN dance");
    Bureau.Mail report =
        bureau.write("master@localhost", "START dance").stream()
            .filter(mail -> mail.to().equals("solo@x.org"))
            .findFirst()
            .orElseThrow();
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    assertThat(phase()).isEqualTo("1-Setup-1");
    bureau.answer(report, "END");
    assertThat(phase()).isEqualTo("1-Allocate-2");
    bureau.answer(report, "LOSE C > NL > PL > Z");
    assertThat(phase()).isEqualTo("1-Allocate-2");
    String told = processes();
    assertThat(told).contains("Discs are allocated: Event 0, Diplomacy 0, Politics 0; 6 left");
    assertThat(told).containsAnyOf("Turn 1 is over", "The game is lost in turn 1");
  }

  /// {@return what the player is told}
  private String processes() {
    return bureau.write("master@localhost", "PROCESS dance " + phase()).stream()
        .filter(mail -> mail.to().equals("solo@x.org"))
        .map(Holders::flat)
        .reduce("", String::concat);
  }
}
