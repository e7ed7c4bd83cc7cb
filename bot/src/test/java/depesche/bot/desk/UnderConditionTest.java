package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands between a condition and its end: only orders can wait for one, so nothing else is done.
class UnderConditionTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String flat(List<Bureau.Mail> mails) {
    return mails.getFirst().text().replaceAll("\\s+", " ");
  }

  /// {@return the first report of Great Powers}
  private Bureau.Mail greatPowers() {
    bureau.write("master@localhost", "CREATE bismarck great-powers");
    IntStream.range(0, 3).forEach(i -> bureau.write("p" + i + "@x.org", "JOIN bismarck"));
    return bureau.write("master@localhost", "START bismarck").stream()
        .filter(mail -> mail.to().equals("p0@x.org"))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "READY",
        "SET WAIT",
        "SET NO WAIT",
        "please READY",
        "EXTEND",
        "NO EXTEND",
        "SET DRAW",
        "VOTE YES",
        "SET ABSENCE 24 Dec TO 2 Jan",
        "SET ZONE Europe/Berlin",
        "RESIGN bismarck",
        "NAME Ruritania"
      })
  void noCommandIsCarriedOutInsideACondition(String command) {
    // A command that stands inside an IF would act whether it holds or not: it is refused.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    for (List<String> letter :
        List.of(
            List.of("IF " + own + " THEN", own + " H", command, "ENDIF"),
            List.of("IF NOT " + own, own + " H", command, "ENDIF"),
            List.of("IF " + own + ":", own + " H", "ELSE", "A BER H", command, "END IF"),
            List.of(
                "if Red " + own + " then", "", "IF NOT " + own + " THEN " + own + " H", command),
            List.of("IF Nowhere THEN", command, "ENDIF"))) {
      assertThat(flat(bureau.answer(start, letter.toArray(String[]::new))))
          .as("%s", letter)
          .contains(command + " NOT ACCEPTED")
          .contains("stands inside an IF, and only orders can wait for a condition")
          .contains("above the line with IF");
    }
  }

  @Test
  void whatIsRefusedInsideAConditionChangesNothing() {
    // SET WAIT in a branch does not hold the phase back; above or below the block it does.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    String inside = flat(bureau.answer(start, "IF " + own + " THEN", "SET WAIT", "ENDIF"));
    assertThat(inside).contains("or below ENDIF").doesNotContain("not judged before its deadline");
    assertThat(flat(bureau.answer(start, "IF " + own + " THEN", own + " H", "READY")))
        .contains("an IF without ENDIF goes on to the end of the mail");
    for (List<String> letter :
        List.of(
            List.of("SET WAIT", "IF " + own + " THEN", own + " H", "ENDIF"),
            List.of("IF " + own + " THEN", own + " H", "ENDIF", "SET WAIT"),
            List.of("IF " + own + " THEN " + own + " H", "SET WAIT"),
            List.of("IF " + own + " THEN " + own + " - BER", "SET WAIT"),
            List.of("If you need more time, tell me", "SET WAIT"))) {
      assertThat(flat(bureau.answer(start, letter.toArray(String[]::new))))
          .as("%s", letter)
          .contains("OK: noted");
    }
  }

  @Test
  void pressInsideAConditionIsNotSent() {
    // Lines that others would read cannot be called back if the condition does not hold.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    List<Bureau.Mail> mails =
        bureau.answer(start, "IF " + own + " THEN", "PRESS TO ALL", "Peace!", "ENDPRESS", "ENDIF");
    assertThat(mails).hasSize(1);
    assertThat(flat(mails)).contains("PRESS stands inside an IF");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"If Germany attacks:", "Draft:", "Do not carry out:", "Only if he attacks"})
  void whatAHeadingTakesBackIsNotDone(String heading) {
    // Orders below such a heading do not count; READY beside them would let the phase go.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    assertThat(flat(bureau.answer(start, heading, own + " H", "READY", "SET DRAW")))
        .contains("READY NOT ACCEPTED: READY stands below “" + heading.replace(":", ""))
        .contains("SET DRAW NOT ACCEPTED: SET DRAW stands below")
        .doesNotContain("OK:");
    assertThat(flat(bureau.answer(start, heading, own + " H", "", "READY"))).contains("OK: noted");
    assertThat(flat(bureau.answer(start, "My orders:", own + " H", "READY"))).contains("OK: noted");
  }

  @Test
  void aStandingOrderShowsItsCondition() {
    // What is on file says under which condition it counts; CLEAR cannot wait for one.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    assertThat(flat(bureau.answer(start, "IF NOT " + own + " THEN ALWAYS " + own + " H")))
        .contains("OK: if NOT " + own + " (as things stand, no): " + own + " H: from now on");
    assertThat(flat(bureau.answer(start, "IF " + own + " THEN CLEAR")))
        .contains(
            "NOT ACCEPTED: “CLEAR” is no order, and only an order can stand under a condition")
        .contains("above the line with IF");
  }

  @Test
  void questionsAreAnsweredWhereverTheyStand() {
    // STATUS changes nothing.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    assertThat(bureau.answer(start, "IF " + own + " THEN", "STATUS", "ENDIF"))
        .extracting(Bureau.Mail::text)
        .noneMatch(text -> text.contains("stands inside an IF"));
  }

  @Test
  void aNewPhaseEndsTheCondition() {
    // PHASE of the current phase ends a condition as PHASE of a later one does.
    Bureau.Mail start = bureau.begin().getFirst();
    String own = bureau.armies("Red").getFirst();
    String said =
        flat(bureau.answer(start, "IF NOT " + own, "A BER H", "PHASE S1865M", own + " H", "READY"));
    assertThat(said).contains("OK: noted").contains(own + " H: the army");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"IF Blue leads THEN", "IF Blue leads", "if Blue leads then", "IF Blue leads:"})
  void whereThereAreNoConditionsNothingInsideOneIsDone(String condition) {
    // Great Powers has no IF: all up to its ENDIF is refused, commands too.
    Bureau.Mail start = greatPowers();
    assertThat(flat(bureau.answer(start, condition, "BID 1 5 6", "READY", "ENDIF")))
        .contains("There is no IF in this game")
        .contains("READY stands inside an IF")
        .contains("BID 1 5 6 NOT ACCEPTED")
        .doesNotContain("OK:");
    assertThat(flat(bureau.answer(start, condition, "BID 2 3 4", "ENDIF", "BID 1 5 6", "READY")))
        .contains("4. OK: ")
        .contains("OK: noted");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "IF Blue leads THEN READY",
        "IF Blue leads THEN SET WAIT",
        "IF Blue leads BID 1 5"
      })
  void aConditionOnOneLineIsRefusedToo(String line) {
    // It is never passed over in silence.
    assertThat(flat(bureau.answer(greatPowers(), line)))
        .contains(line + " NOT ACCEPTED")
        .contains("There is no IF in this game");
  }

  @Test
  void withoutAGameCapitalsSayThatItIsACondition() {
    // Somebody unknown may write a condition, too.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    assertThat(flat(bureau.write("fred@x.org", "IF there is room", "JOIN bismarck", "ENDIF")))
        .contains("JOIN stands inside an IF");
    assertThat(flat(bureau.write("fred@x.org", "IF there is room:", "", "", "JOIN bismarck")))
        .contains("JOIN stands inside an IF");
    assertThat(flat(bureau.write("fred@x.org", "If there is room, great!", "JOIN bismarck")))
        .doesNotContain("inside an IF");
  }
}
