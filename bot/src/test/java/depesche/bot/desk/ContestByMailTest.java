package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Status;
import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Several players at a table each, with the same cards and dice.
class ContestByMailTest {

  private static final String[] TURN = {
    "ALLOCATE 1 1 0",
    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
    "LOSE PL > NL > C > Z",
    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
    "CHOOSE 1",
    "END"
  };

  private static final Pattern EXAMPLE = Pattern.compile("(?m)^ {4}((?:DISCARD|CHOOSE) .+)$");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a contest"));
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> began(String... players) {
    bureau.write("master@localhost", "CREATE bismarck bismarcks-dance contest");
    for (String player : players) {
      bureau.write(player, "JOIN bismarck");
    }
    return heard(bureau.write("master@localhost", "START bismarck"));
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.subject().contains("saved"))
        .forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  private List<Mail> says(String player, String... lines) {
    return heard(bureau.answer(latest(player), lines));
  }

  private Mail latest(String player) {
    return Objects.requireNonNull(latest.get(player), player);
  }

  private boolean isOver() {
    return bureau.asks(game -> game.state() == GameLife.State.OVER);
  }

  /// {@return all mails while this player plays to the end of their table}
  private List<Mail> plays(String player, String... turn) {
    List<Mail> all = new ArrayList<>();
    for (int round = 1; round <= 60 && !isDone(player); round++) {
      all.addAll(says(player, withAnswers(player, turn)));
    }
    assertThat(isDone(player)).as(() -> String.valueOf(latest.get(player))).isTrue();
    return all;
  }

  /// Questions of the last mail are answered as its example says.
  private String[] withAnswers(String player, String... turn) {
    List<String> lines = new ArrayList<>(List.of(turn));
    Mail mail = latest.get(player);
    if (mail != null) {
      EXAMPLE.matcher(mail.text()).results().forEach(line -> lines.addFirst(line.group(1)));
    }
    return lines.toArray(String[]::new);
  }

  private boolean isDone(String player) {
    Mail mail = latest.get(player);
    return bureau.asks(
        game ->
            game.position().demands().stream()
                .noneMatch(asked -> said(mail, "you are " + asked.seat().name())));
  }

  private static boolean said(@Nullable Mail mail, String words) {
    return mail != null && mail.text().contains(words);
  }

  @Test
  void theWelcomeDoesNotPromiseThatAllIsRevealed() {
    // Nobody sees another's table before all have ended, and no table waits for another.
    bureau.write("master@localhost", "CREATE bismarck bismarcks-dance contest");
    String welcome =
        bureau.write("anna@localhost", "JOIN bismarck").getLast().text().replaceAll("\\s+", " ");
    assertThat(welcome)
        .contains("Welcome to bismarck", "As soon as nothing is missing in what you have sent")
        .doesNotContain("revealed together", "everybody gets a report", "as soon as everybody");
  }

  @Test
  void whoSitsAtNoTableIsToldThatThereIsNoPictureYet() {
    // An answer says what there is: that a contest "is running" is no reason for anything.
    began("anna@localhost", "bert@localhost");
    String answer = bureau.write("otto@localhost", "MAP bismarck").getLast().text();
    assertThat(answer.replaceAll("\\s+", " "))
        .contains("no picture of bismarck that you may see now; STATUS bismarck says")
        .doesNotContain("not possible now");
  }

  @Test
  void noTableWaitsForAnotherAndNobodyHearsOfIt() {
    // A letter that is complete is judged at once; only its player hears what came of it.
    began("anna@x.org", "bert@x.org");
    List<Mail> mails = plays("anna@x.org", TURN);
    assertThat(mails).hasSizeGreaterThan(5).allMatch(mail -> mail.to().equals("anna@x.org"));
    assertThat(isOver()).isFalse();
    assertThat(says("bert@x.org", "STATUS").getLast().text())
        .contains("The track")
        .doesNotContain("You have lost");
  }

  @Test
  void whatIsJudgedAtOnceCannotBeChangedAny() {
    // No table waits for another: a receipt of what is complete says that the turn goes on at once.
    began("anna@x.org", "bert@x.org");
    List<Mail> mails = bureau.answer(latest("anna@x.org"), TURN);
    assertThat(Holders.flat(mails.getFirst()))
        .contains("Your orders are complete. Your turn goes on at once.")
        .doesNotContain("You can change them until");
  }

  @Test
  void whoseTableHasEndedIsToldOfNoTurnOfTheirs() {
    // The deadline of the others is not theirs, and an onlooker has no turn at all.
    began("anna@x.org", "bert@x.org");
    plays("anna@x.org", TURN);
    assertThat(Holders.flat(says("anna@x.org", "STATUS").getLast()))
        .contains("That is for others; nothing is asked of you now.")
        .doesNotContain("our turn goes on");
    Proven.enter(bureau, "otto@localhost");
    assertThat(Holders.flat(bureau.write("otto@localhost", "STATUS bismarck").getLast()))
        .contains("No seat waits for another")
        .doesNotContain("our turn goes on");
  }

  @Test
  void whatOthersPlayMakesNoMailOld() {
    // Players who answer their own latest mail are heard, however often others have moved since
    // then.
    began("anna@x.org", "bert@x.org");
    Mail first = latest("bert@x.org");
    says("anna@x.org", TURN);
    says("anna@x.org", TURN);
    List<Mail> heard = says("bert@x.org", TURN);
    assertThat(heard).noneMatch(mail -> mail.text().contains("NOT ACCEPTED"));
    assertThat(latest("bert@x.org").text()).contains("What happened", "Discs are allocated");
    assertThat(bureau.answer(first, TURN).getLast().text().replaceAll("\\s+", " "))
        .contains("this is meant for 1-Contest-1, but the current phase is 1-Contest-");
  }

  @Test
  void bothEndAndTheStandingIsShared() {
    // The same letters at both tables end alike: the same cards and dice, and a shared place.
    began("anna@x.org", "bert@x.org");
    plays("anna@x.org", TURN);
    List<Mail> last = plays("bert@x.org", TURN);
    assertThat(isOver()).isTrue();
    List<Mail> reports =
        last.stream().filter(mail -> mail.text().contains("Final standing")).toList();
    assertThat(reports).extracting(Mail::to).contains("anna@x.org", "bert@x.org");
    assertThat(reports)
        .allSatisfy(
            mail ->
                assertThat(mail.text())
                    .contains("The table of Red", "of Blue")
                    .containsPattern("(?m)^1\\.  Red +lost in turn \\d+ with \\d disc")
                    .containsPattern("(?m)^1\\.  Blue +lost in turn"));
    Proven.enter(bureau, "otto@localhost");
    assertThat(bureau.write("otto@localhost", "MAP bismarck").getLast().text())
        .contains("The table is attached", "Red", "Blue")
        .doesNotContain("no picture");
    List<Integer> ranks =
        bureau.asks(
            game ->
                game.position().status() instanceof Status.Over(var standing)
                    ? standing.stream().map(FinalPlace::rank).toList()
                    : List.of());
    assertThat(ranks).containsExactly(1, 1);
  }

  @Test
  void theVerifierProvesThatAllHadTheSame() {
    // All chance of a contest is drawn once, in turn 1, for all tables; nothing is drawn later.
    began("anna@x.org", "bert@x.org", "cora@x.org");
    plays("anna@x.org", TURN);
    plays("bert@x.org", TURN);
    plays("cora@x.org", TURN);
    Optional<String> difference =
        bureau.asks(game -> Replay.of(game, Bureau.library()).difference());
    assertThat(difference).isEmpty();
    String text = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    Transcript transcript = TranscriptFile.read("transcript", text);
    List<ProofCheck> checks = Verification.of(transcript, List.of());
    assertThat(checks).hasSizeGreaterThan(3).allMatch(ProofCheck::passed);
    assertThat(transcript.turns().getFirst().hidden())
        .extracting(Transcript.Hidden::purpose)
        .contains("deck", "dice")
        .doesNotHaveDuplicates();
    assertThat(transcript.turns().stream().skip(1))
        .allMatch(turn -> turn.draws().isEmpty() && turn.hidden().isEmpty());
    assertThat(transcript.turns()).allMatch(turn -> turn.shown().isEmpty());
  }

  @Test
  void whoResignsHoldsUpNobody() {
    // The others play on; two deadlines later the table that was left ends, and comes last.
    began("anna@x.org", "bert@x.org");
    bureau.write("bert@x.org", "RESIGN bismarck");
    plays("anna@x.org", TURN);
    for (int day = 0; day < 30 && !isOver(); day++) {
      bureau.passes(Duration.ofDays(1));
      heard(bureau.works());
    }
    assertThat(isOver()).isTrue();
    assertThat(latest("anna@x.org").text())
        .contains("Final standing", "the table was not played on");
  }

  @Test
  void theMasterMayLookAtWhatATurnWouldBring() {
    // All dice were drawn before the contest began, so those of a preview are drawn for it.
    bureau.write("master@localhost", "CREATE bismarck bismarcks-dance contest masters=OPEN");
    bureau.write("anna@x.org", "JOIN bismarck");
    bureau.write("bert@x.org", "JOIN bismarck");
    heard(bureau.write("master@localhost", "START bismarck"));
    says("anna@x.org", "ALLOCATE 1 1 0");
    assertThat(bureau.write("master@localhost", "PREVIEW bismarck").getLast().text())
        .contains("Nothing has been judged");
  }
}
