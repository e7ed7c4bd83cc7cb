package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import depesche.bot.desk.Statements;
import depesche.bot.game.Game;
import depesche.bot.game.GameCalendar;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.MailWriter;
import depesche.bot.report.ReadCalendar;
import depesche.bot.report.ReadCalendar.Deadline;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The deadlines of a game are a calendar beside its pages, and follow whatever moves them.
class GameDeadlinesTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();
  @TempDir private Path folder;

  @AfterEach
  void close() {
    bureau.close();
  }

  private Instant due() {
    return bureau.asks(Game::deadline).orElseThrow();
  }

  private ReadCalendar calendar() {
    MadeSite pages = MadeSite.in(bureau, folder).made();
    assertThat(pages.page("bismarck/index.html")).contains("href=\"deadlines.ics\"");
    return ReadCalendar.of(pages.page("bismarck/deadlines.ics"));
  }

  private Deadline after(String... lines) {
    bureau.write(MASTER, lines);
    return calendar().only();
  }

  @Test
  void theDeadlineOfThePhaseIsInIt() {
    // Issue 55, 6: deadlines.ics for each game, read back by an independent reader.
    bureau.begin();
    Deadline first = calendar().only();
    assertThat(first.uid()).isEqualTo("bismarck.S1865M@localhost");
    assertThat(first.due()).isEqualTo(due());
    assertThat(first.status()).isEqualTo("CONFIRMED");
    assertThat(first.summary()).isEqualTo("bismarck: Spring 1865, movement");
    assertThat(first.words()).contains("UTC");
    bureau.passes(Duration.ofDays(3));
    bureau.works();
    Deadline second = calendar().only();
    assertThat(second.uid()).isEqualTo("bismarck.F1865M@localhost");
    assertThat(second.due()).isEqualTo(due());
  }

  @Test
  void aDeadlineThatMovesKeepsItsIdAndGetsAHigherNumber() {
    // Issue 55, 6: EXTEND, DEADLINE, SET RULE, PAUSE and RESUME.
    bureau.begin();
    Deadline before = calendar().only();
    for (String line :
        List.of(
            "EXTEND bismarck 2d",
            "SET DEADLINE bismarck +4d",
            "PAUSE bismarck",
            "RESUME bismarck",
            "EXTEND bismarck 1d")) {
      Deadline now = after(line);
      assertThat(now.uid()).as(line).isEqualTo(before.uid());
      assertThat(now.sequence()).as(line).isGreaterThan(before.sequence());
      assertThat(now.status())
          .as(line)
          .isEqualTo(line.startsWith("PAUSE") ? "CANCELLED" : "CONFIRMED");
      if (!line.startsWith("PAUSE")) {
        assertThat(now.due()).as(line).isEqualTo(due());
      }
      before = now;
    }
    assertThat(after("MYORDERS").sequence()).isEqualTo(before.sequence());
    bureau.crashes();
    assertThat(calendar().only()).isEqualTo(before);
  }

  @Test
  void whatNoLongerComesIsCancelled() {
    // Issue 55, 6: a phase that is rolled back, and a game that ends before its deadline.
    bureau.begin("rollback=MASTER", "reopen=ON");
    Deadline spring = calendar().only();
    bureau.passes(Duration.ofDays(3));
    bureau.works();
    Deadline fall = calendar().only();
    bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF REASON again");
    List<Deadline> both = calendar().deadlines();
    assertThat(both).extracting(Deadline::uid).containsExactlyInAnyOrder(spring.uid(), fall.uid());
    for (Deadline now : both) {
      boolean again = now.uid().equals(spring.uid());
      assertThat(now.status()).isEqualTo(again ? "CONFIRMED" : "CANCELLED");
      assertThat(now.sequence()).isGreaterThan((again ? spring : fall).sequence());
      assertThat(now.summary()).isEqualTo((again ? spring : fall).summary());
    }
    bureau.write(MASTER, "TERMINATE bismarck nobody plays");
    assertThat(calendar().deadlines()).extracting(Deadline::status).containsOnly("CANCELLED");
  }

  @Test
  void theGraceBehindADeadlineIsADeadlineThatMoved() {
    // In the grace orders can come until its end, and everybody knows.
    bureau.begin();
    bureau.write(MASTER, "SET CLOCK bismarck grace=12");
    Deadline before = calendar().only();
    bureau.passes(Duration.ofDays(3));
    bureau.works();
    Deadline grace = calendar().only();
    assertThat(grace.uid()).isEqualTo(before.uid());
    assertThat(grace.due()).isEqualTo(before.due().plus(Duration.ofHours(12))).isEqualTo(due());
    assertThat(grace.sequence()).isGreaterThan(before.sequence());
  }

  @Test
  void aGameThatHasNotBegunHasOneIfItsPlayersAreToConfirm() {
    // A calendar without any deadline is none (RFC 5545, 3.6).
    bureau.write(MASTER, "CREATE bismarck blood-and-iron muster=24");
    assertThat(MadeSite.in(bureau, folder).made().names()).doesNotContain("bismarck/deadlines.ics");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    bureau.write(MASTER, "START bismarck");
    assertThat(calendar().only().summary()).isEqualTo("bismarck: before the game begins");
    assertThat(calendar().only().due()).isEqualTo(due());
  }

  @Test
  void phasesThatWereJudgedEarlyAreReadOnce() {
    // Cost: a game that is played quickly leaves many deadlines that were still to come; its turns
    // are read once for all of them.
    List<Bureau.Mail> reports = bureau.begin();
    for (int phase = 0; phase < 2; phase++) {
      List<Bureau.Mail> came = new ArrayList<>();
      reports.forEach(report -> came.addAll(bureau.answer(report, "ALL HOLD")));
      bureau.passes(Duration.ofHours(1));
      came.addAll(bureau.works());
      reports = came.stream().filter(mail -> mail.subject().contains("orders due")).toList();
    }
    GameCalendar calendar = new GameCalendar(MailWriter.load(Path.of("..", "templates")), "x.org");
    try (Statements statements = Statements.of(bureau.ledger())) {
      assertThat(
              bureau.<List<CalendarFile.Event>>asks(
                  game -> calendar.events(game, Map.of(), ZoneOffset.UTC, Optional.empty())))
          .hasSize(3);
      assertThat(statements.all().entrySet())
          .filteredOn(read -> read.getKey().matches("(?s).*position.* from turn .*"))
          .extracting(Map.Entry::getValue)
          .containsExactly(1);
    }
  }
}
