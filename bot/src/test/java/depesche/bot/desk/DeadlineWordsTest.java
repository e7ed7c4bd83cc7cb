package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.server.Presence;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Deadlines fall when the table likes, and say why they fall there.
class DeadlineWordsTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau =
      new Bureau(Holders.clocked("at 20:00; move 72 min 48; minor 24 min 12"));

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void aSettingThatIsAlsoARulingIsReadByItsValue() {
    // docs/masters.md: CREATE takes retreat=24; standard Diplomacy has a ruling of that name, too.
    for (String words : List.of("retreat=30", "retreat=ALLOWED retreat=30", "retreat=FORBIDDEN")) {
      String game = "paris" + words.length();
      String create = "CREATE " + game + " standard " + words;
      String answer = Holders.flat(bureau.write(MASTER, create).getFirst());
      assertThat(answer).as(words).contains("has been created");
      assertThat(answer.contains("30 h")).as(answer).isEqualTo(words.contains("30"));
    }
    assertThat(Holders.flat(bureau.write(MASTER, "CREATE rome standard retreat=soon").getFirst()))
        .contains("ALLOWED or FORBIDDEN");
  }

  private Instant deadline() {
    return bureau.ask(book -> book.game("bismarck").orElseThrow().deadline().orElseThrow());
  }

  @Test
  void aGameThatBeginsInTheNightIsDueInTheEvening() {
    // START at 02:00: the deadline is at 20:00, and the report says why.
    bureau.passes(Duration.ofHours(13));
    List<Bureau.Mail> reports = bureau.begin();
    assertThat(deadline()).isEqualTo(Instant.parse("2026-11-27T19:00:00Z"));
    assertThat(Holders.flat(reports.getFirst()))
        .contains("The deadline is Fri 27 Nov 2026 20:00 CET (19:00 UTC).");
  }

  @Test
  void theDerivationIsInReportStatusAndAnswer() {
    // Days off are named; the master's own deadline says whose it is.
    List<Bureau.Mail> reports = bureau.begin("days=Mon-Wed");
    String why =
        "72 h after the report, at 20:00 Europe/Berlin, moved past Thursday, Friday, Saturday and"
            + " Sunday";
    assertThat(Holders.flat(reports.getFirst()))
        .contains("moved past Thursday, Friday, Saturday and Sunday")
        .doesNotContain("after the report");
    assertThat(Holders.flat(bureau.answer(reports.getFirst(), "STATUS").getFirst())).contains(why);
    bureau.write(MASTER, "SET DEADLINE bismarck 2026-11-28 18:00");
    assertThat(Holders.flat(bureau.write(MASTER, "STATUS bismarck").getFirst()))
        .contains("18:00 CET (17:00 UTC): set by the master");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SET CLOCK bismarck 21:30 | at 21:30",
        "SET DAYS bismarck Mon-Fri | , only Monday to Friday",
        "SET MOVE bismarck 96 MIN 72 | 4 days (at least 72 h) for movement or bids",
        "SET MOVE CLOCK 1200 MIN 24 NEXT 72 GRACE 12 DELAY 30 DAYS -MTWTF- | then 12 h of grace,"
            + " judged 30 min after the last order",
        "SET RETREAT bismarck 12 | 12 h for retreats or card wishes",
        "SET ADJUST 36 | 36 h (at least 12 h) for builds or other choices",
        "SET GRACE 6 | then 6 h of grace",
        "SET DELAY bismarck 20 min | judged 20 min after the last order",
        "SET EARLY OFF | never judged early",
        "SET REMINDERS 48 6 | Players whose orders are missing are reminded 48 h and 6 h before",
        "SET EXTENSION 2d | EXTEND asks for 48 h more",
        "SET CLOCK bismarck wait on | unless everybody writes READY",
        "SET CLOCK hours 72 24 12 | 72 h for movement or bids, 24 h for retreats or card wishes, 12"
            + " h for builds or other choices"
      })
  void theMasterSetsTheClockInWordsTheyKnow(String command, String answer) {
    bureau.begin();
    Instant before = deadline();
    assertThat(Holders.flat(bureau.write(MASTER, command).getFirst()))
        .contains("deadlines from the next phase on")
        .contains(answer);
    assertThat(deadline()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SET CLOCK bismarck 25:00 | I do not understand “25:00”",
        "SET DAYS bismarck Someday | I do not understand “Someday”",
        "SET MOVE bismarck soon | I do not understand “soon”",
        "SET CLOCK bismarck holidays moon.ics | there is no file “moon.ics”",
        "SET GRACE | something is missing"
      })
  void whatIsNotUnderstoodIsNamedAndChangesNothing(String command, String answer) {
    bureau.begin();
    String before = bureau.game().clock();
    assertThat(Holders.flat(bureau.write(MASTER, command).getFirst()))
        .contains("NOT ACCEPTED")
        .contains(answer);
    assertThat(bureau.game().clock()).isEqualTo(before);
  }

  @Test
  void aGameIsCreatedWithItsClock() {
    String answer =
        Holders.flat(
            bureau
                .write(
                    MASTER,
                    "CREATE bismarck blood-and-iron endYear=1870 clock=19:00 zone=America/New_York"
                        + " days=Mon-Fri grace=12 delay=15m")
                .getFirst());
    assertThat(answer)
        .contains("at 19:00")
        .contains("at 19:00 America/New_York")
        .contains("then 12 h of grace")
        .contains("judged 15 min after");
    assertThat(
            Holders.flat(
                bureau.write(MASTER, "CREATE sedan blood-and-iron days=Someday").getFirst()))
        .contains("I do not understand “Someday”");
    assertThat(
            Holders.flat(
                bureau.write(MASTER, "CREATE sedan blood-and-iron holidays=moon.ics").getFirst()))
        .contains("there is no file “moon.ics”");
    boolean created = bureau.ask(book -> book.game("sedan").isPresent());
    assertThat(created).isFalse();
  }

  @Test
  void aDeadlineForAnotherPhaseIsNotSet() {
    // PHASE guards it: the phase may have been judged while the mail was on its way.
    bureau.begin();
    Instant before = deadline();
    bureau.write(MASTER, "PHASE F1865M", "SET DEADLINE bismarck +9d");
    assertThat(deadline()).isEqualTo(before);
    bureau.write(MASTER, "PHASE S1865M", "SET DEADLINE bismarck +9d");
    assertThat(deadline()).isEqualTo(bureau.now().plus(Duration.ofDays(9)));
  }

  @ParameterizedTest
  @CsvSource({
    "SET DEADLINE bismarck 2120-01-01 20:00",
    "SET DEADLINE bismarck +366d",
    "EXTEND bismarck 365d"
  })
  void noDeadlineLiesMoreThanAYearAhead(String command) {
    // A slip of the finger would freeze the game for ever.
    bureau.begin();
    Instant before = deadline();
    assertThat(Holders.flat(bureau.write(MASTER, command).getFirst()))
        .contains("NOT ACCEPTED")
        .contains("a deadline can be at most 365 days away");
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void anOutageExtendsWhatItCoveredAndSaysSo() {
    // Away from three hours before the deadline until four hours after it.
    bureau.begin();
    Instant due = deadline();
    Presence presence = new Presence(bureau.ledger, bureau.services.games());
    Duration until = Duration.between(bureau.now(), due.minus(Duration.ofHours(3)));
    bureau.passes(until);
    assertThat(presence.cover(bureau.now())).isZero();
    bureau.passes(Duration.ofHours(7));
    presence = new Presence(bureau.ledger, bureau.services.games());
    assertThat(presence.cover(bureau.now())).isEqualTo(1);
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    assertThat(deadline()).isEqualTo(due.plus(Duration.ofDays(1)));
    assertThat(Holders.flat(Holders.to(PLAYERS.get(3), mails)))
        .contains("I was not working from Thu 26 Nov 2026 17:00 CET")
        .contains("put off by 7 h because I was not working");
  }

  @Test
  void aRestartIsNoOutageAndOneLongBeforeADeadlineHarmsNobody() {
    bureau.begin();
    Instant due = deadline();
    new Presence(bureau.ledger, bureau.services.games()).cover(bureau.now());
    bureau.passes(Duration.ofMinutes(14));
    assertThat(new Presence(bureau.ledger, bureau.services.games()).cover(bureau.now())).isZero();
    bureau.passes(Duration.ofHours(5));
    assertThat(new Presence(bureau.ledger, bureau.services.games()).cover(bureau.now())).isZero();
    assertThat(deadline()).isEqualTo(due);
  }
}
