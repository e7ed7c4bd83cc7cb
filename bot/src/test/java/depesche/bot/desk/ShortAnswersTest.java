package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is asked most is answered in a line.
class ShortAnswersTest {

  private static final String MASTER = "master@localhost";

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
  void whoAsksInALineIsAnsweredInALine() {
    // Nothing of orders that are missing stands below it: that is what STATUS is for.
    Holders game = Holders.at(bureau, "");
    for (String line : List.of("DEADLINE", "PLAYERS", "SCOREBOARD")) {
      assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, line))))
          .as(line)
          .contains("OK: ")
          .doesNotContain("Still missing");
    }
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "SCOREBOARD", "READY"))))
        .contains("Still missing");
  }

  @Test
  void theScoreboardCountsCentres() {
    // SCOREBOARD counts what the title is won by, the best first, with the names that players gave.
    Holders game = Holders.at(bureau, "");
    game.writes(1, "SET MYNAME Bertha");
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "SCOREBOARD"))))
        .contains("centres in bismarck, Spring 1865, movement: Red 3,")
        .contains(" 3 (Bertha),");
    assertThat(Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "SCOREBOARD bismarck"))))
        .contains("centres in bismarck");
    assertThat(
            Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "Scoreboard looks grim"))))
        .doesNotContain("centres in bismarck");
  }

  @Test
  void theScoreboardOfAnAnonymousGameNamesSeatsAlone() {
    // Nobody is named where nobody may be told who plays; when it is over, everybody is.
    Holders game = Holders.at(bureau, "anonymous=on");
    game.writes(1, "SET MYNAME Bertha");
    assertThat(Holders.flat(game.writes(0, "SCOREBOARD").getLast()))
        .contains("centres in bismarck")
        .doesNotContain("Bertha");
    bureau.write(MASTER, "TERMINATE bismarck nobody plays");
    assertThat(Holders.flat(game.writes(0, "SCOREBOARD").getLast()))
        .contains("centres in bismarck, which is over", "Bertha");
  }

  @Test
  void eachTitleCountsItsOwn() {
    // Great Powers has victory points; a game for one has nothing to count before its end.
    bureau.write(MASTER, "CREATE world great-powers");
    bureau.write(MASTER, "CREATE alone bismarcks-dance");
    PLAYERS.subList(0, 3).forEach(player -> bureau.write(player, "JOIN world"));
    bureau.write(PLAYERS.get(3), "JOIN alone");
    assertThat(answer(0, "SCOREBOARD")).contains("SCOREBOARD is not possible now: world is");
    bureau.write(MASTER, "START world", "START alone");
    assertThat(answer(0, "SCOREBOARD"))
        .contains("victory points in world, Turn 1, Bid Phase: Red 5, Blue 5, Green 5");
    assertThat(answer(3, "SCOREBOARD"))
        .contains("nothing is counted in alone before its end", "STATUS alone");
    bureau.write(MASTER, "TERMINATE alone enough", "TERMINATE world enough");
    assertThat(answer(3, "SCOREBOARD alone")).contains("alone is over; nobody has won");
    assertThat(answer(4, "SCOREBOARD world")).contains("in world, which is over: Red 5");
  }

  @Test
  void whoPlaysSeveralGamesNamesOne() {
    // Whose only game it is need not name it; of several one is asked for.
    bureau.write(MASTER, "CREATE world great-powers", "CREATE other great-powers private=ON");
    PLAYERS.subList(0, 3).forEach(player -> bureau.write(player, "JOIN world"));
    bureau.write(MASTER, "INVITE other " + PLAYERS.getFirst());
    bureau.write(PLAYERS.getFirst(), "JOIN other");
    bureau.write(MASTER, "START world");
    assertThat(answer(1, "SCOREBOARD")).contains("victory points in world");
    assertThat(answer(0, "SCOREBOARD")).contains("needs the name of a game");
    assertThat(answer(0, "SCOREBOARD world")).contains("victory points in world");
    assertThat(answer(1, "SCOREBOARD other"))
        .isEqualTo(answer(1, "SCOREBOARD wqvty").replace("wqvty", "other"));
  }

  @Test
  void helpBeginsWithItsTopic() {
    // What could be sent now stands below what was asked for.
    Holders game = Holders.at(bureau, "");
    String help = Holders.flat(Holders.to(PLAYERS.getFirst(), game.writes(0, "HELP orders")));
    assertThat(help).containsSubsequence("Help: orders", "Write one order per line", "You could");
  }

  private String answer(int player, String line) {
    String address = PLAYERS.get(player);
    return Holders.flat(Holders.to(address, bureau.write(address, line)));
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
