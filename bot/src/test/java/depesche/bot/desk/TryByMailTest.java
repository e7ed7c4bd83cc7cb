package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `TRY` and questions about the board by mail: answered to those who ask, and nothing is kept.
class TryByMailTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();
  private List<Bureau.Mail> reports = List.of();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String player(String power) {
    return power.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private void begin() {
    bureau.write("master@localhost", "CREATE bismarck standard lastYear=1910");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    reports = bureau.write("master@localhost", "START bismarck");
  }

  /// {@return the newest report to a power}
  private Bureau.Mail to(String power) {
    return reports.stream()
        .filter(mail -> mail.to().equals(player(power)))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private void deadline() {
    bureau.passes(Duration.ofDays(20));
    reports = bureau.works();
  }

  private List<Bureau.Mail> austria(String... lines) {
    return bureau.answer(to("AUSTRIA"), lines);
  }

  private static Bureau.Mail trial(List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.subject().contains("Nothing of this is on file"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(mails.toString()));
  }

  private static String text(List<Bureau.Mail> mails) {
    StringBuilder all = new StringBuilder();
    mails.forEach(mail -> all.append(mail.text().replaceAll("\\s+", " ")).append("\n"));
    return all.toString();
  }

  private String onFile(String power) {
    int seat = POWERS.indexOf(power);
    return bureau.asks(game -> String.valueOf(game.onFile(game.seats().get(seat))));
  }

  @Test
  void ordersOfAnySidesAreTriedAndNothingIsKept() {
    // Issue 51: the answer begins with "Nothing of this is on file" and ends with what is.
    begin();
    austria("A BUD - SER");
    List<Bureau.Mail> mails =
        austria("TRY", "A VIE - GAL", "A WAR - GAL", "A PAR - BUR", "ENDTRY", "F TRI - ALB");
    assertThat(mails).allMatch(mail -> mail.to().equals("austria@x.org"));
    String answer = trial(mails).text();
    assertThat(answer.strip()).contains("\n\nNothing of this is on file");
    assertThat(answer).contains("A WAR - GAL").contains("bounced").contains("A PAR - BUR  moved.");
    String end = answer.substring(answer.lastIndexOf("On file"));
    assertThat(end).contains("A BUD - SER").contains("F TRI - ALB").doesNotContain("GAL");
    assertThat(onFile("AUSTRIA")).contains("SER").contains("ALB").doesNotContain("GAL");
    assertThat(onFile("RUSSIA")).isEqualTo("[]");
    assertThat(bureau.game().phase()).isEqualTo("S1901M");
  }

  @Test
  void withoutItsEndItStopsAtTheFirstEmptyLineOrCommand() {
    // Lines below are read as always.
    begin();
    String all = text(austria("TRY", "A VIE - GAL", "", "A BUD - RUM"));
    assertThat(onFile("AUSTRIA")).contains("RUM").doesNotContain("GAL");
    austria("TRY", "A VIE - GAL", "STATUS", "A BUD - SER");
    assertThat(onFile("AUSTRIA")).contains("SER").doesNotContain("GAL");
    austria("TRY", "", "F TRI - VEN");
    assertThat(onFile("AUSTRIA")).contains("VEN");
    assertThat(all).contains("OK: A BUD - RUM");
  }

  @Test
  void anEarlierPhaseIsTriedFromItsOwnPosition() {
    // TRY S1901M: the position before that phase was judged; a phase that never was is refused.
    begin();
    austria("A VIE - GAL");
    deadline();
    String past = trial(austria("TRY S1901M", "A VIE - TYR", "ENDTRY")).text();
    assertThat(past).contains("A VIE - TYR  moved.");
    assertThat(text(austria("TRY S1905M", "A VIE - TYR", "ENDTRY"))).contains("TRY S1901M");
    assertThat(trial(austria("TRY F1901M", "A GAL - UKR", "ENDTRY")).text())
        .contains("A GAL - UKR  moved.");
    assertThat(onFile("AUSTRIA")).isEqualTo("[]");
  }

  @Test
  void noOrderOnFileIsPartOfATrial() {
    // Taint: a trial is the same whatever others have sent, and whatever oneself has.
    begin();
    String before = results(trial(austria("TRY", "A VIE - GAL", "ENDTRY")));
    bureau.answer(to("RUSSIA"), "A WAR - GAL", "F SEV - RUM");
    bureau.answer(to("ITALY"), "A VEN - TRI", "A ROM S A VEN - TRI");
    assertThat(results(trial(austria("TRY", "A VIE - GAL", "ENDTRY")))).isEqualTo(before);
    austria("A BUD - GAL");
    assertThat(results(trial(austria("TRY", "A VIE - GAL", "ENDTRY")))).isEqualTo(before);
  }

  private static String results(Bureau.Mail trial) {
    return trial.text().substring(0, trial.text().lastIndexOf("On file"));
  }

  @Test
  void whatCannotBeTriedIsAnsweredShortly() {
    // Bad input: no orders, units not there, 3,000 lines, twenty times, no beginning, a stranger.
    begin();
    assertThat(text(austria("TRY", "A RUH - BUR", "hello there", "ENDTRY")))
        .contains("NOT TRIED")
        .contains("no unit in Ruhr");
    List<String> many = new ArrayList<>(Collections.nCopies(3000, "A VIE - GAL"));
    many.addFirst("TRY");
    String long3000 = text(austria(many.toArray(String[]::new)));
    assertThat(long3000).contains("too many to try").hasSizeLessThan(3000);
    List<String> twenty = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      twenty.addAll(List.of("TRY", "A VIE - GAL", "ENDTRY"));
    }
    List<Bureau.Mail> mails = austria(twenty.toArray(String[]::new));
    assertThat(mails).filteredOn(mail -> mail.subject().contains("Nothing of this")).hasSize(3);
    assertThat(text(mails)).contains("histories and trials");
    assertThat(text(austria("ENDTRY"))).contains("none had begun");
    assertThat(text(austria("TRY"))).contains("nothing to try");
    assertThat(onFile("AUSTRIA")).isEqualTo("[]");
    assertThat(text(bureau.write("gina@x.org", "TRY", "A VIE - GAL", "ENDTRY")))
        .doesNotContain("moved to");
  }

  @Test
  void questionsAreAnsweredLineByLine() {
    // MOVES, AROUND, WHO CAN REACH, WHERE and CENTRES, beside orders of the same mail.
    begin();
    String answer =
        text(
            austria(
                "A VIE - GAL",
                "MOVES A BUD",
                "AROUND VIE",
                "WHO CAN REACH GAL",
                "WHERE FRANCE",
                "CENTRES",
                "AROUND Veinna",
                "AROUND Qqq"));
    assertThat(answer)
        .contains("A BUD of Austria, in Budapest, can move to")
        .contains("Russia, strength 1: A WAR")
        .contains("France has 3 units")
        .contains("Nobody’s: Belgium (BEL)")
        .contains("there is no province “Qqq”");
    assertThat(onFile("AUSTRIA")).contains("GAL");
  }

  @Test
  void aGameIsNamedByWhoeverWatches() {
    // A player without a seat in it names it, and is told in a mail of its own.
    begin();
    assertThat(text(bureau.write("master@localhost", "AROUND VIE bismarck")))
        .contains("Vienna (VIE), inland, centre of Austria");
    assertThat(text(bureau.write("master@localhost", "AROUND VIE nosuch")))
        .doesNotContain("inland");
  }

  @Test
  void whenTheGameIsOverAnEarlierPhaseCanBeTried() {
    // TRY names what works; TRY with that phase works.
    begin();
    deadline();
    bureau.write("master@localhost", "TERMINATE bismarck NOW");
    String over = text(austria("TRY", "A VIE - GAL", "ENDTRY"));
    assertThat(over).isNotBlank();
    assertThat(trial(austria("TRY S1901M", "A VIE - GAL", "ENDTRY")).text())
        .contains("A VIE - GAL  moved.");
  }

  @Test
  void sentencesAreNoQuestions() {
    // English, German and French sentences that begin with such words are read as before.
    begin();
    String[] prose = {
      "TRY to take Vienna before he does",
      "Try",
      "try",
      "Where is your fleet going?",
      "WHERE are you",
      "WHO knows what he wants",
      "Who can reach me by phone",
      "Moves are slow this year",
      "MOVES like that are rare",
      "AROUND Christmas I am away",
      "Around VIE",
      "Centres matter",
      "Wo ist deine Flotte",
      "Essayons autre chose"
    };
    List<Bureau.Mail> mails = austria(prose);
    String answer = text(mails);
    assertThat(mails).hasSize(1);
    assertThat(answer)
        .doesNotContain("OK:")
        .doesNotContain("strength")
        .doesNotContain("can move to")
        .doesNotContain("Next to it");
  }

  @Test
  void whatIsAskedAlmostRightIsAnswered() {
    // CENTRES of one side was told that Diplomacy has no board, and a misspelt MOVES that it is no
    // order.
    begin();
    String text = text(austria("CENTRES FRANCE", "CENTRES Qqq", "MOVES A VEI"));
    assertThat(text)
        .contains("France: 3 centres", "“Qqq” is neither", "no province “VEI”")
        .doesNotContain("has none");
  }

  @Test
  void aPausedGameAsksForNothingThatIsThere() {
    // STATUS of a paused game said “What you need to do” to somebody whose orders were complete.
    begin();
    austria("A VIE H", "A BUD H", "F TRI H");
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(text(austria("STATUS")))
        .contains("Your orders are complete")
        .doesNotContain("What you need to do");
  }

  @Test
  void whatWasSavedInVainIsTold() {
    // Orders for a later phase, of which none is possible when it comes, were not spoken of.
    begin();
    austria("A VIE H", "PHASE F1901M", "A GAL - WAR");
    deadline();
    assertThat(Holders.flat(to("AUSTRIA")))
        .contains("What you need to do", "A GAL - WAR", "not possible now");
  }

  @Test
  void onlyAMomentForTheDeadlineIsTheMasters() {
    // DEADLINE alone answers everybody, so “DEADLINE is for the master only” was not true.
    begin();
    assertThat(text(austria("DEADLINE is near."))).contains("SET DEADLINE is for the master");
  }

  @Test
  void aReportBeforeTheFirstOneIsRefusedWithTheReason() {
    // REPORT said that it is not possible because the game is running.
    begin();
    assertThat(text(austria("REPORT BBCODE"))).contains("no turn of bismarck has been judged yet");
  }
}
