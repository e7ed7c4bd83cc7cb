package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.play.PhaseDesk;
import depesche.bot.game.Replay;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Orders for later phases, under conditions and for good, by mail.
class AheadByMailTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String player(String power) {
    return power.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private static Bureau.Mail to(List<Bureau.Mail> mails, String power) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player(power)))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private Bureau.Mail begun() {
    bureau.write("master@localhost", "CREATE bismarck standard lastYear=1910");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    return to(bureau.write("master@localhost", "START bismarck"), "FRANCE");
  }

  private Bureau.Mail deadline() {
    bureau.passes(Duration.ofDays(20));
    return to(bureau.works(), "FRANCE");
  }

  @Test
  void aPhaseThatIsNamedOftenIsLookedAtOnce() {
    // A letter of thousands of parts must not take the square of their number.
    List<String> letter = Collections.nCopies(3000, "PHASE F1865M");
    assertThat(PhaseDesk.named(letter)).containsExactly("F1865M");
  }

  @Test
  void ordersStandBelowAPhase() {
    // `PHASE F1865M A BER H` on one line: the answer shows the two lines that work.
    List<Bureau.Mail> start = bureau.begin();
    String order = bureau.armies("Red").getFirst() + " H";
    assertThat(Holders.flat(bureau.answer(start.getFirst(), "PHASE F1865M " + order).getFirst()))
        .contains("NOT ACCEPTED: write `PHASE F1865M` on a line of its own")
        .contains("and `" + order + "` below it");
  }

  @Test
  void aStandingBuildSpeaksOfWinters() {
    // ALWAYS WAIVE was taken for “every phase in which that unit has no other order”.
    List<Bureau.Mail> start = bureau.begin();
    assertThat(Holders.flat(bureau.answer(start.getFirst(), "ALWAYS WAIVE").getFirst()))
        .contains("WAIVE: from now on, in every winter in which your other orders leave room");
  }

  @Test
  void onlyOrdersStandUnderACondition() {
    // IF … THEN READY was answered with OK and forgotten; it is refused, and what works is named.
    List<Bureau.Mail> start = bureau.begin();
    String own = bureau.armies("Red").getFirst();
    String said =
        Holders.flat(bureau.answer(start.getFirst(), "IF " + own + " THEN READY").getFirst());
    assertThat(said)
        .contains("NOT ACCEPTED: “READY” is no order")
        .contains("Send it on a line of its own")
        .doesNotContain("OK:");
    String cleared =
        Holders.flat(
            bureau.answer(start.getFirst(), "PHASE F1865M", own + " H", "CLEAR ALL").getFirst());
    assertThat(cleared).doesNotContain("there is no province");
  }

  @Test
  void oneMailServesSeveralPhases() {
    // A part for a later phase is kept until then, whole, and the replay of the game agrees.
    String receipt =
        bureau
            .answer(
                begun(),
                "A PAR - BUR",
                "ALWAYS A MAR H",
                "PHASE Fall 1901 movement",
                "IF GERMANY BUR THEN A PAR - GAS ELSE A BUR - BEL",
                "F BRE - MAO",
                "PHASE W1901A",
                "BUILD A PAR")
            .getFirst()
            .text()
            .replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("A BUR - BEL: saved for Fall 1901, movement")
        .contains("if NOT GERMANY BUR (as things stand, yes)")
        .contains("BUILD A PAR: saved for Winter 1901, adjustments")
        .contains("standing order A MAR H")
        .contains("F BRE (Brest) has no order");
    Bureau.Mail fall = deadline();
    assertThat(fall.text()).contains("A PAR - BUR  moved.").contains("A MAR H");
    assertThat(bureau.answer(fall, "STATUS").getFirst().text()).contains("A BUR - BEL");
    bureau.passes(Duration.ofDays(20));
    // The build is on file already, so winter is judged at once.
    assertThat(bureau.works())
        .filteredOn(mail -> mail.to().equals(player("FRANCE")))
        .extracting(Bureau.Mail::text)
        .anyMatch(text -> text.contains("- BEL  moved."))
        .anyMatch(text -> text.contains("- MAO  moved."))
        .anyMatch(text -> text.contains("BUILD A PAR  built."));
    assertThat(bureau.asks(game -> Replay.of(game, Bureau.library())).difference()).isEmpty();
  }

  @Test
  void elseBehindAConditionWithNotIsSaidWithoutIt() {
    assertThat(flat(bureau.answer(begun(), "IF NOT A MUN THEN A PAR H ELSE A PAR - BUR")))
        .contains("if A MUN (as things stand, yes): A PAR - BUR")
        .doesNotContain("NOT NOT");
  }

  @Test
  void aMailForAPhaseThatIsOverDoesNoHarm() {
    // What is meant for spring does not count in fall; the part for fall does.
    begun();
    String receipt =
        bureau
            .answer(deadline(), "PHASE S1901M", "A PAR - BUR", "PHASE F1901M", "A MAR - SPA")
            .getFirst()
            .text()
            .replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("Spring 1901, movement is over")
        .contains("A MAR - SPA: Marseilles moves to Spain")
        .doesNotContain("Paris moves to Burgundy");
  }

  @Test
  void theLastOrdersComeOnceMore() {
    // AS BEFORE repeats what is still possible, and names what is not.
    bureau.answer(begun(), "A PAR - BUR", "F BRE H");
    String receipt =
        bureau.answer(deadline(), "AS BEFORE").getFirst().text().replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("Once more, as in Spring 1901, movement: F BRE H")
        .contains("`A PAR - BUR`, which you sent earlier, is not possible now");
  }

  private static String flat(List<Bureau.Mail> mails) {
    return mails.getFirst().text().replaceAll("\\s+", " ");
  }

  @Test
  void aHeadingThatNamesALaterPhaseBeginsItsPart() {
    // What is meant for fall never counts in spring.
    Bureau.Mail report = begun();
    for (String heading :
        List.of("F1901M", "Fall 1901:", "Orders for Fall 1901 movement", "**Fall 1901**")) {
      assertThat(flat(bureau.answer(report, heading, "A MAR - SPA", "CLEAR ALL")))
          .as(heading)
          .contains("A MAR - SPA: saved for Fall 1901, movement");
    }
    String both =
        flat(
            bureau.answer(
                report,
                "Fall 1901: A MAR - SPA",
                "A PAR H",
                "PHASE S1901M",
                "A MAR H",
                "Spring 1901:",
                "F BRE H"));
    assertThat(both)
        .contains("A MAR - SPA: saved for Fall 1901, movement")
        .contains("A PAR H: saved for Fall 1901, movement")
        .contains("A MAR H: the army in Marseilles holds")
        .contains("F BRE H: the fleet in Brest holds");
    assertThat(flat(bureau.answer(deadline(), "Spring 1901:", "A MAR - GAS")))
        .contains("Spring 1901, movement is over")
        .doesNotContain("moves to Gascony");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PHSE F1901M", "/PHASE F1901M", "Phasse Fall 1901", "PHSE S1901M"})
  void belowAMisspeltPhaseNothingCounts(String line) {
    // An order that may be meant for fall never counts in spring.
    Bureau.Mail report = begun();
    assertThat(flat(bureau.answer(report, line, "A MAR - SPA", "READY")))
        .as(line)
        .contains(line + " NOT ACCEPTED")
        .contains("PHASE")
        .contains("READY NOT ACCEPTED")
        .doesNotContain("Marseilles moves to Spain");
    assertThat(flat(bureau.answer(report, "PHASE S1901M", "A PAR H", line, "A MAR - SPA")))
        .as(line)
        .contains(line + " NOT ACCEPTED")
        .doesNotContain("Marseilles moves to Spain");
    assertThat(flat(bureau.answer(report, "PHASE F1901M", "A PAR H", line, "A MAR - SPA", "READY")))
        .as(line)
        .contains("A PAR H: saved for Fall 1901, movement")
        .contains(line + " NOT ACCEPTED")
        .contains("READY NOT ACCEPTED")
        .doesNotContain("Marseilles moves to Spain")
        .doesNotContain("A MAR - SPA: saved");
  }

  @Test
  void whatIsSaidForALaterPhaseIsNotSaidOfThisOne() {
    // READY below PHASE F1901M would let spring go; CLEAR there means what is kept for fall.
    Bureau.Mail report = begun();
    bureau.answer(report, "A MAR H", "PHASE F1901M", "A PAR - BUR");
    assertThat(flat(bureau.answer(report, "PHASE F1901M", "A PAR H", "READY", "EXTEND")))
        .contains("READY NOT ACCEPTED: this is meant for F1901M")
        .contains("EXTEND NOT ACCEPTED: this is meant for F1901M")
        .contains("A PAR H: saved for Fall 1901, movement");
    assertThat(flat(bureau.answer(report, "PHASE F1901M", "A PAR H", "PHASE S1901M", "READY")))
        .contains("OK: noted");
    assertThat(flat(bureau.answer(report, "PHASE F1901M", "CLEAR", "F BRE - MAO")))
        .contains("Deleted: F1901M")
        .contains("F BRE - MAO: saved for Fall 1901, movement")
        .contains("A MAR H: the army in Marseilles holds")
        .doesNotContain("A PAR H: saved");
  }

  @Test
  void whatStandsBelowAHeadingOfAnotherPhaseIsNotSaidOfThisOne() {
    // READY below Fall 1901 would let spring go.
    Bureau.Mail report = begun();
    assertThat(flat(bureau.answer(report, "Fall 1901", "A PAR H", "READY", "SET WAIT")))
        .contains("READY NOT ACCEPTED: this is meant for Fall 1901")
        .contains("SET WAIT NOT ACCEPTED: this is meant for Fall 1901")
        .contains("A PAR H: saved for Fall 1901, movement");
    assertThat(flat(bureau.answer(report, "Fall 1901: A PAR H", "Spring 1901:", "READY")))
        .contains("OK: noted");
    assertThat(flat(bureau.answer(report, "Spring 1901, movement", "A PAR H", "READY")))
        .contains("OK: noted");
    assertThat(flat(bureau.answer(report, "Good luck in Fall 1901", "READY")))
        .contains("OK: noted");
  }

  @Test
  void aPhaseBehindTheLastYearIsRefused() {
    // An order for a phase that never comes is not saved, and CLEAR says that there was nothing to
    // delete.
    Bureau.Mail report = begun();
    assertThat(flat(bureau.answer(report, "PHASE S1999M", "A PAR H")))
        .contains("Spring 1999, movement, never comes")
        .contains("ends with Winter 1910, adjustments at the latest")
        .doesNotContain("saved for");
    assertThat(flat(bureau.answer(report, "CLEAR ALL")))
        .contains("there was nothing to delete. Nothing of yours is saved.");
    bureau.answer(report, "A PAR H", "PHASE F1901M", "A MAR H");
    assertThat(flat(bureau.answer(report, "CLEAR W1901A", "NO ALWAYS")))
        .contains("nothing to delete for Winter 1901, adjustments")
        .contains("What is saved: A PAR H; PHASE F1901M.")
        .contains("nothing was ended: you have no standing orders");
  }

  @Test
  void helpShowsPhasesOfTheRunningGame() {
    // HELP PHASE names phases that are still to come in the game, or of the title.
    Bureau.Mail report = begun();
    deadline();
    assertThat(flat(bureau.answer(report, "HELP PHASE")))
        .contains("PHASE S1902M")
        .contains("PHASE Winter 1901, adjustments");
    assertThat(flat(bureau.write("fred@x.org", "HELP PHASE blood-and-iron")))
        .contains("PHASE S1866M")
        .doesNotContain("1901");
    // Outside a game three titles have this topic.
    assertThat(flat(bureau.write("fred@x.org", "HELP PHASE"))).contains("HELP topic game");
  }
}
