package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.votes.VoteCount;
import depesche.bot.ledger.votes.VoteRow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A table that has voted to take a turn back has said all that a rollback asks of it.
class UndoneByVoteTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  /// Red moves, the others hold, and the turn is judged.
  private Holders judged() {
    Holders game = Holders.at(bureau, "reopen=ON", "votes=STANDING");
    List<Bureau.Mail> reports = new ArrayList<>();
    game.hold(4);
    List<Bureau.Mail> told = game.holds(4);
    for (String player : Bureau.PLAYERS) {
      reports.add(Holders.to(player, told));
    }
    return new Holders(bureau, reports);
  }

  private List<VoteRow> votes(String motion) {
    return bureau.asks(game -> game.book().votes().votes(game.id(), motion));
  }

  @Test
  void whatAllHaveVotedToUndoNeedsNoSecondConsent() {
    // The master's ROLLBACK of that turn happens at once.
    Holders game = judged();
    String phase = bureau.game().phase();
    for (int seat = 0; seat < 5; seat++) {
      game.writes(seat, "UNDO");
    }
    boolean consented = bureau.asks(one -> new VoteCount(one).consented(one.turn()));
    assertThat(consented).isTrue();
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF");
    assertThat(Holders.flat(Holders.to(Bureau.PLAYERS.get(2), told)))
        .contains("results of Spring 1865, movement no longer count", "Every player agreed")
        .doesNotContain("AGREE");
    assertThat(bureau.game().phase()).isEqualTo("S1865M").isNotEqualTo(phase);
  }

  @Test
  void aVoteOfSomeIsNoConsent() {
    // One who has not voted is asked with all others.
    Holders game = judged();
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "UNDO");
    }
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF");
    assertThat(Holders.flat(Holders.to(Bureau.PLAYERS.get(2), told))).contains("AGREE");
  }

  @Test
  void aRollbackForgetsWhatWasVoted() {
    // They voted in another position; nothing of it may end the game now.
    Holders game = judged();
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "UNDO", "SET DRAW");
    }
    game.writes(4, "UNDO");
    assertThat(votes("draw")).hasSize(4);
    bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF");
    assertThat(votes("draw")).isEmpty();
    assertThat(votes("undo")).isEmpty();
    bureau.passes(Duration.ofMinutes(1));
    assertThat(bureau.works()).isEmpty();
  }
}
