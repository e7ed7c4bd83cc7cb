package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.clock.ClockPolicy;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Some words are a player's and a master's: a master without a seat means the game.
class GameSettingTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private ClockPolicy policy() {
    return bureau.asks(game -> game.policy());
  }

  private String says(String line) {
    return Holders.flat(bureau.write(MASTER, line).getFirst());
  }

  @Test
  void aMasterWithoutASeatMeansTheGame() {
    bureau.begin();
    for (String line :
        List.of(
            "SET WAIT bismarck ON",
            "SET ABSENCE bismarck 30",
            "SET HOLIDAYS bismarck de.ics",
            "SET ZONE bismarck Asia/Tokyo")) {
      assertThat(says(line)).as(line).contains("deadlines from the next phase on");
    }
    assertThat(policy().waits()).isTrue();
    assertThat(policy().absence()).isEqualTo(30);
    assertThat(policy().holidays()).isEqualTo("de.ics");
    assertThat(policy().zone()).isEqualTo(ZoneId.of("Asia/Tokyo"));
    says("SET WAIT bismarck off");
    assertThat(policy().waits()).isFalse();
  }

  @Test
  void whatIsNotSaidInFullIsAnsweredWithTheLineToCopy() {
    bureau.begin();
    assertThat(says("SET WAIT bismarck")).contains("write `SET CLOCK bismarck wait=on`");
    assertThat(says("SET NO WAIT bismarck")).contains("write `SET CLOCK bismarck wait=off`");
    assertThat(says("SET ABSENCE bismarck 1 Dec TO 5 Dec"))
        .contains("write `SET CLOCK bismarck absence=21`");
    assertThat(says("SET ZONE bismarck")).contains("`SET CLOCK bismarck zone=Europe/Berlin`");
    assertThat(says("SET HOLIDAYS bismarck soon")).contains("`SET CLOCK bismarck holidays=de.ics`");
    assertThat(policy().waits()).isFalse();
  }

  @Test
  void aMasterWhoPlaysIsAskedWhichTheyMean() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron", "JOIN bismarck");
    assertThat(says("SET WAIT bismarck ON")).contains("write `SET CLOCK bismarck wait=ON`");
    assertThat(policy().waits()).isFalse();
  }

  @Test
  void aPlayersLineStaysTheirs() {
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(game.writes(0, "SET WAIT bismarck on").getFirst()))
        .contains("I do not understand “on” after SET WAIT");
    assertThat(Holders.flat(game.writes(0, "SET ABSENCE bismarck 1 Dec").getFirst()))
        .contains("you have 20 left");
    assertThat(policy().waits()).isFalse();
  }
}
