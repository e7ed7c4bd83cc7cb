package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.votes.EndingRow;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A game that is ended by vote ends as safely as a turn is judged, and can be checked as any
/// other.
class VotedEndTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private GameLife.State state() {
    return bureau.game().state();
  }

  private Optional<EndingRow> ending() {
    return bureau.ask(book -> book.votes().ending(book.game("bismarck").orElseThrow().id()));
  }

  private static String flat(int seat, List<Bureau.Mail> mails) {
    return Holders.flat(Holders.to(PLAYERS.get(seat), mails));
  }

  @Test
  void whatBreaksInTheMiddleOfTheEndLeavesNothingOfIt() {
    // The vote and the end are one transaction: both, or neither.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "SET DRAW");
    }
    bureau.fuse.blow("view", IllegalStateException::new);
    List<Bureau.Mail> broken = game.writes(4, "SET DRAW");
    assertThat(broken).noneMatch(mail -> mail.subject().contains("is over"));
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(ending()).isEmpty();
    bureau.fuse.mend();
    bureau.crashes();
    List<Bureau.Mail> mails = game.writes(4, "SET DRAW");
    assertThat(state()).isEqualTo(GameLife.State.OVER);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(PLAYERS.get(1)))
        .filteredOn(mail -> mail.subject().contains("is over"))
        .hasSize(1);
    assertThat(ending().orElseThrow().kind).isEqualTo("draw");
  }

  @Test
  void theTranscriptOfAGameThatWasDrawnIsVerified() {
    // Letters that were sealed and not judged any more are opened with the rest.
    Holders game = Holders.at(bureau, "votes=STANDING");
    game.hold(5);
    List<Bureau.Mail> mails = List.of();
    for (int seat = 0; seat < 5; seat++) {
      Bureau.Mail status = bureau.write(PLAYERS.get(seat), "STATUS bismarck").getFirst();
      mails = bureau.answer(status, "SET DRAW");
    }
    String transcript =
        mails.stream()
            .map(Bureau.Mail::transcript)
            .filter(text -> !text.isEmpty())
            .findFirst()
            .orElseThrow();
    assertThat(Verification.of(TranscriptFile.read("t", transcript), List.of()))
        .isNotEmpty()
        .allMatch(ProofCheck::passed);
  }

  @Test
  void noVoteIsTakenWhileATurnIsBeingJudged() {
    // A winner by the rules has won: nothing is counted until the turn is judged.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "SET DRAW");
    }
    bureau.write(MASTER, "SET MIX bismarck the closing value of an index");
    bureau.write(MASTER, "PROCESS bismarck S1865M");
    assertThat(flat(4, game.writes(4, "SET DRAW"))).contains("NOT ACCEPTED").contains("sealed");
    game.writes(4, "RESIGN bismarck");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    bureau.write(MASTER, "MIX bismarck 19,456.78");
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void howAGameEndedIsKeptWhateverEndedIt() {
    Holders.at(bureau, "");
    bureau.write(MASTER, "OPEN bismarck");
    assertThat(ending().orElseThrow().kind).isEqualTo("master");
    assertThat(ending().orElseThrow().phase).isEqualTo("S1865M");
  }
}
