package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is left of a game when it is over: every turn with its orders, and what the players say.
class StatementsTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Holders drawn() {
    Holders game = Holders.at(bureau, "votes=STANDING");
    game.hold(5);
    for (int seat = 0; seat < 5; seat++) {
      bureau.answer(bureau.write(PLAYERS.get(seat), "STATUS bismarck").getFirst(), "SET DRAW");
    }
    return game;
  }

  private static String flat(String to, List<Bureau.Mail> mails) {
    return Holders.flat(Holders.to(to, mails));
  }

  @Test
  void theHistoryShowsAllOrdersOnceTheGameIsOver() {
    // Before the end nobody sees what others sent but in the report of a turn.
    Holders game = Holders.at(bureau, "");
    game.hold(5);
    String order = game.orders(1)[0];
    assertThat(flat(PLAYERS.get(0), game.writes(0, "HISTORY"))).doesNotContain("As it was sent");
    bureau.write(MASTER, "OPEN bismarck");
    String all = flat(PLAYERS.get(0), game.writes(0, "HISTORY bismarck"));
    assertThat(all).contains("As it was sent").contains(order);
    assertThat(flat(PLAYERS.get(0), game.writes(0, "HISTORY bismarck S1865M")))
        .contains("As it was sent")
        .contains("Spring 1865");
    assertThat(flat(PLAYERS.get(0), game.writes(0, "HISTORY s1865m"))).contains(order);
    assertThat(flat(PLAYERS.get(0), game.writes(0, "HISTORY bismarck F1899M")))
        .contains("NOT ACCEPTED")
        .contains("S1865M");
  }

  @Test
  void statementsAreToldTogetherWhenTheirTimeIsOver() {
    Holders game = drawn();
    assertThat(
            flat(
                PLAYERS.get(0),
                game.writes(0, "STATEMENT", "It was  fun.", "", "A BER H, says I.")))
        .contains("thank you")
        .doesNotContain("NOT ACCEPTED");
    List<Bureau.Mail> second =
        game.writes(1, "STATEMENT", "Never again.", "ENDSTATEMENT", "STATUS");
    assertThat(second).hasSize(2);
    assertThat(second.toString()).doesNotContain("It was");
    bureau.passes(Duration.ofDays(7));
    List<Bureau.Mail> told = bureau.works();
    for (String player : PLAYERS) {
      assertThat(flat(player, told))
          .contains("Red: It was fun. A BER H, says I. Blue: Never again.")
          .doesNotContain("What you need to do");
    }
    bureau.crashes();
    assertThat(bureau.works()).isEmpty();
    assertThat(flat(PLAYERS.get(2), game.writes(2, "STATEMENT", "Late."))).contains("NOT ACCEPTED");
  }

  @Test
  void withTheLastStatementAllAreTold() {
    Holders game = drawn();
    List<Bureau.Mail> last = List.of();
    for (int seat = 0; seat < 5; seat++) {
      last = game.writes(seat, "STATEMENT", "Words of " + seat + ".");
    }
    assertThat(Holders.flat(last.getFirst())).contains("Words of 0.").contains("Words of 4.");
  }

  @Test
  void aStatementThatCannotCountIsAnswered() {
    // While the game is played, without a text, too long.
    Holders game = Holders.at(bureau, "");
    assertThat(flat(PLAYERS.get(0), game.writes(0, "STATEMENT", "Hello")))
        .contains("bismarck is running");
    bureau.write(MASTER, "OPEN bismarck");
    assertThat(flat(PLAYERS.get(0), game.writes(0, "STATEMENT"))).contains("lines below STATEMENT");
    assertThat(flat(PLAYERS.get(0), game.writes(0, "STATEMENT", "x".repeat(4001))))
        .contains("4000 are the most");
  }
}
