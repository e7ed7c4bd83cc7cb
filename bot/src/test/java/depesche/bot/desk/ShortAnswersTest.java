package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is asked most is answered in a line.
class ShortAnswersTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void theDeadlineIsToldInALine() {
    // DEADLINE alone asks for it, and changes nothing.
    Holders game = Holders.at(bureau, "clock=20:00 zone=Europe/Berlin");
    String answer = Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "DEADLINE")));
    assertThat(answer).contains("Spring 1865, movement of bismarck is due", "20:00 CET");
  }

  @Test
  void thePlayersAreToldInALine() {
    // PLAYERS names the seats and who has them; a sentence that begins so is prose.
    Holders game = Holders.at(bureau, "");
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "PLAYERS"))))
        .contains("bismarck has 5 seats, 5 taken: Red is taken");
    assertThat(
            Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "Players are slow here"))))
        .doesNotContain("5 taken");
  }

  @Test
  void whoPlaysIsNotToldInAnAnonymousGame() {
    // Nobody is named where nobody may be told who plays.
    Holders game = Holders.at(bureau, "anonymous=on");
    game.writes(1, "SET MYNAME Bertha");
    assertThat(game.writes(0, "PLAYERS").stream().map(Holders::flat).toList())
        .anyMatch(text -> text.contains("5 taken"))
        .noneMatch(text -> text.contains("Bertha"));
  }
}
