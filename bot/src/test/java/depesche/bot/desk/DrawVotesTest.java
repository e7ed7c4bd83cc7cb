package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Draws by vote, with inclusion lists and without: moderators 1.1, 2.2 and ask 60.
class DrawVotesTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private String seat(int place) {
    return bureau.seat(place).name();
  }

  private static String answer(int place, List<Bureau.Mail> mails) {
    return Holders.flat(
        mails.stream()
            .filter(mail -> mail.to().equals(PLAYERS.get(place)))
            .findFirst()
            .orElseThrow());
  }

  private boolean isOver() {
    return bureau.game().state() == GameLife.State.OVER;
  }

  @Test
  void allWhoAreLeftShareADrawThatAllVoteFor() {
    // At once, told to everybody: who shares, the map, the transcript.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 4; seat++) {
      assertThat(game.writes(seat, "SET DRAW")).as("only the voter hears of it").hasSize(1);
    }
    assertThat(isOver()).isFalse();
    List<Bureau.Mail> mails = game.writes(4, "SET DRAW");
    assertThat(isOver()).isTrue();
    assertThat(Holders.flat(Holders.to(PLAYERS.get(4), mails)))
        .containsIgnoringCase("with this vote")
        .doesNotContain("still missing");
    for (String player : PLAYERS) {
      Bureau.Mail last =
          mails.stream().filter(mail -> mail.to().equals(player)).findFirst().orElseThrow();
      assertThat(last.subject()).contains("the game is over");
      assertThat(Holders.flat(last))
          .contains("The game is drawn between all who were left")
          .contains("agreed to end the game as a draw between")
          .contains("shares the draw");
      assertThat(last.transcript()).contains("bismarck");
    }
  }

  @Test
  void theAnswerSaysWhatTheVoteWouldMeanAndNothingOfOthers() {
    // Ask 60. The last to vote before the end reads the same as the first.
    Holders game = Holders.at(bureau, "");
    String first = answer(0, game.writes(0, "SET DRAW"));
    assertThat(first)
        .contains(
            "If everybody with a say voted like this, the game would end at once as a draw between")
        .contains("nobody learns how you voted, or that you did, unless it comes about")
        .contains("counts for Spring 1865, movement only");
    game.writes(1, "SET DRAW");
    game.writes(2, "SET DRAW");
    String fourth = answer(3, game.writes(3, "SET DRAW"));
    assertThat(line(fourth)).isEqualTo(line(first));
    assertThat(answer(4, game.writes(4, "STATUS"))).doesNotContainIgnoringCase("draw");
  }

  private static String line(String answer) {
    return answer.substring(answer.indexOf("your vote:"), answer.indexOf("comes about"));
  }

  @Test
  void aVoteCountsForOnePhaseUnlessItStands() {
    for (String votes : List.of("", "votes=STANDING")) {
      Holders game = Holders.at(bureau, votes);
      for (int seat = 0; seat < 4; seat++) {
        game.writes(seat, "SET DRAW");
      }
      bureau.write(MASTER, "PROCESS bismarck S1865M");
      List<Bureau.Mail> report = bureau.write(PLAYERS.get(4), "STATUS bismarck");
      bureau.answer(report.getFirst(), "SET DRAW");
      assertThat(isOver()).as(votes).isEqualTo(!votes.isEmpty());
      bureau.close();
    }
  }

  @Test
  void listsAreCountedAsOlderJudgesCountThem() {
    // Two are on all lists; a list without oneself agrees to draws with and without oneself.
    Holders game = Holders.at(bureau, "dias=OFF");
    String two = seat(0) + " " + seat(1);
    String three = seat(0) + ", " + seat(1) + " and " + seat(2);
    game.writes(0, "SET DRAW " + two);
    game.writes(1, "SET DRAW " + three);
    game.writes(2, "DRAW " + two);
    game.writes(3, "SET DRAW " + three);
    assertThat(isOver()).isFalse();
    List<Bureau.Mail> mails = game.writes(4, "SET DRAW " + two);
    assertThat(isOver()).isTrue();
    assertThat(Holders.flat(Holders.to(PLAYERS.get(3), mails)))
        .contains("The game is drawn: ")
        .contains("takes no part in the draw");
  }

  @Test
  void aListWithOneselfAndOneWithoutReadDifferently() {
    Holders game = Holders.at(bureau, "dias=OFF");
    String two = seat(0) + " " + seat(1);
    assertThat(answer(0, game.writes(0, "SET DRAW " + two))).contains("if you are among them");
    assertThat(answer(4, game.writes(4, "SET DRAW " + two))).contains("with you or without you");
  }

  @Test
  void whereADrawIncludesAllAListIsAskedAbout() {
    Holders game = Holders.at(bureau, "");
    assertThat(answer(0, game.writes(0, "SET DRAW " + seat(0) + " " + seat(1))))
        .contains("NOT ACCEPTED")
        .contains("a draw includes everybody who is left");
  }

  @Test
  void votesThatContradictOneAnotherInOneLetterAreAskedAbout() {
    // Neither counts, and what was said before stays.
    Holders game = Holders.at(bureau, "dias=OFF");
    for (String other : List.of("SET NO DRAW", "SET DRAW " + seat(0) + " " + seat(1), "NO DRAW")) {
      assertThat(answer(0, game.writes(0, "SET DRAW", other)))
          .contains("neither counts")
          .doesNotContain("OK: your vote");
    }
    assertThat(answer(1, game.writes(1, "CONCEDE " + seat(0), "CONCEDE " + seat(2))))
        .contains("neither counts");
    assertThat(answer(1, game.writes(1, "EXTEND 2d", "NO EXTEND")))
        .contains("(extend), so neither counts");
    assertThat(answer(1, game.writes(1, "SET DRAW", "SET DRAW"))).doesNotContain("neither counts");
    for (int seat = 2; seat < 5; seat++) {
      game.writes(seat, "SET DRAW");
    }
    assertThat(isOver()).isFalse();
  }

  @Test
  void aVoteCanBeTakenBack() {
    Holders game = Holders.at(bureau, "");
    game.writes(0, "SET DRAW");
    assertThat(answer(0, game.writes(0, "SET NO DRAW"))).contains("is taken back");
    assertThat(answer(0, game.writes(0, "NO DRAW"))).contains("you had no vote");
    for (int seat = 1; seat < 5; seat++) {
      game.writes(seat, "SET DRAW");
    }
    assertThat(isOver()).isFalse();
  }

  @Test
  void whoHasLeftIsNotAsked() {
    // The last whose vote is missing resigns: the others agree, and the game is over.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "SET DRAW");
    }
    game.writes(4, "RESIGN bismarck");
    assertThat(isOver()).isTrue();
  }

  @Test
  void aNewPlayerIsNotBoundByTheVoteOfTheFormer() {
    Holders game = Holders.at(bureau, "votes=STANDING");
    game.writes(0, "SET DRAW");
    game.writes(0, "RESIGN bismarck");
    bureau.write("fred@x.org", "JOIN bismarck");
    for (int seat = 1; seat < 5; seat++) {
      game.writes(seat, "SET DRAW");
    }
    assertThat(isOver()).isFalse();
  }

  @Test
  void aTurnThatIsBeingJudgedComesFirst() {
    // The vote in the second of the deadline is in time and ends the game; one behind it is for a
    // phase that is over.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 4; seat++) {
      game.writes(seat, "SET DRAW");
    }
    bureau.passes(Duration.ofDays(3));
    bureau.arrives(PLAYERS.get(4), game.reports().get(4).replyTo(), bureau.now(), "SET DRAW");
    List<Bureau.Mail> mails = bureau.works();
    assertThat(isOver()).isTrue();
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    assertThat(mails)
        .filteredOn(mail -> mail.subject().contains("game is over"))
        .hasSizeGreaterThan(4);
  }

  @Test
  void aVoteForAPhaseThatIsOverIsRefused() {
    Holders game = Holders.at(bureau, "");
    bureau.passes(Duration.ofDays(3).plusSeconds(1));
    bureau.works();
    assertThat(answer(0, game.writes(0, "SET DRAW"))).contains("NOT ACCEPTED").contains("F1865M");
  }

  @Test
  void aGameEndsOnceWhateverCrashes() {
    // What the votes ended is in one transaction with the letter that carried them.
    Holders game = Holders.at(bureau, "");
    for (int seat = 0; seat < 5; seat++) {
      game.writes(seat, "SET DRAW");
    }
    bureau.crashes();
    assertThat(bureau.works()).isEmpty();
    bureau.passes(Duration.ofDays(9));
    assertThat(bureau.works()).noneMatch(mail -> mail.subject().contains("is over"));
  }

  @Test
  void aVoteThatCannotCountIsAnswered() {
    // Not begun, by an observer, by a stand-in, after the end, for nobody.
    bureau.write(MASTER, "CREATE bismarck blood-and-iron dias=OFF");
    List<Bureau.Mail> seated = new ArrayList<>();
    PLAYERS.forEach(
        player -> seated.add(Holders.to(player, bureau.write(player, "JOIN bismarck"))));
    assertThat(Holders.flat(bureau.answer(seated.getFirst(), "SET DRAW").getFirst()))
        .contains("bismarck is forming");
    bureau.write(MASTER, "START bismarck");
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    assertThat(Holders.flat(bureau.write("zoe@x.org", "SET DRAW").getFirst()))
        .contains("NOT ACCEPTED");
    Bureau.Mail report = bureau.write(PLAYERS.get(0), "STATUS bismarck").getFirst();
    for (String line :
        List.of("SET DRAW Xanadu", "SET DRAW if Red does", "CONCEDE", "CONCEDE " + seat(0))) {
      assertThat(Holders.flat(bureau.answer(report, line).getFirst()))
          .as(line)
          .contains("NOT ACCEPTED");
    }
    assertThat(Holders.flat(bureau.answer(report, "UNDO").getFirst())).contains("NOT ACCEPTED");
    assertThat(Holders.flat(bureau.answer(report, "VOTE YES").getFirst()))
        .contains("nothing has been proposed");
    bureau.write(MASTER, "OPEN bismarck");
    assertThat(Holders.flat(bureau.answer(report, "SET DRAW").getFirst()))
        .contains("bismarck is over");
  }

  @Test
  void aDrawInAGreatPowersGame() {
    // Titles without a vote of their own have the table's.
    bureau.write(MASTER, "CREATE vienna great-powers");
    PLAYERS.subList(0, 4).forEach(player -> bureau.write(player, "JOIN vienna"));
    List<Bureau.Mail> start = bureau.write(MASTER, "START vienna");
    List<Bureau.Mail> last = List.of();
    for (String player : PLAYERS.subList(0, 4)) {
      last = bureau.answer(Holders.to(player, start), "VOTE DRAW");
    }
    assertThat(last.toString()).contains("The game is drawn between all who were left");
    assertThat(bureau.<GameLife.State>ask(book -> book.game("vienna").orElseThrow().state()))
        .isEqualTo(GameLife.State.OVER);
  }
}
