package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.monitor.LoggedLines;
import depesche.bot.server.threads.Outages;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.LoggerFactory;

/// How long an assistant judges before it writes a report.
class AssistantTest {

  @RegisterExtension private final LoggedLines said = new LoggedLines(Outages.class.getName());

  private final AtomicInteger looks = new AtomicInteger();

  @Test
  void mostlyThereIsNothingAndOneLookIsEnough() {
    Assistant.judge(() -> looks.incrementAndGet() == 0, () -> false);
    assertThat(looks).hasValue(1);
  }

  @Test
  void turnsThatTheOfficeStillLaysOutComeBeforeReports() {
    // The office seals some games, lays them out and seals the next: between them nothing is there.
    Assistant.judge(
        () -> looks.incrementAndGet() % Assistant.LULL == 1,
        () -> looks.get() > 4 * Assistant.LULL);
    assertThat(looks).hasValue(4 * Assistant.LULL + 1);
  }

  @Test
  void reportsAreWrittenWhenTheOfficeLaysOutNoMore() {
    Assistant.judge(() -> looks.incrementAndGet() <= 3, () -> false);
    assertThat(looks).hasValue(3 + Assistant.LULL);
  }

  @Test
  void reportsDoNotWaitForEverForGamesThatCompleteThemselves() {
    // Where letters complete one game after the other, reports have their moment all the same.
    Assistant.judge(() -> looks.incrementAndGet() > 0, () -> false);
    assertThat(looks).hasValue(Assistant.MOST);
  }

  @Test
  void anOutageIsSaidOnceAndAskedForMoreRarely() {
    // A database that is read-only for an hour must not fill the log; when it is over, work goes on
    // at the old pace.
    List<Duration> pauses = new ArrayList<>();
    Assistant.rounds(
        () -> {
          if (looks.incrementAndGet() <= 10) {
            throw new IllegalStateException(new SQLException("not to be said", "25006"));
          }
        },
        pause -> {
          pauses.add(pause);
          return looks.get() == 18;
        },
        new Outages().of(LoggerFactory.getLogger(Assistant.class), "assistant"));
    assertThat(said.words())
        .satisfiesExactly(
            begin -> assertThat(begin).startsWith("all work waits: the database is read-only, "),
            end -> assertThat(end).isEqualTo("the database takes work again: all goes on"));
    assertThat(pauses.subList(0, 11)).isSorted().endsWith(Assistant.LONGEST);
    // One that goes well may have met nothing of the trouble: the pace is taken up again slowly.
    assertThat(pauses.subList(10, 18)).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(pauses.subList(16, 19)).containsOnly(Assistant.BEAT);
  }

  @Test
  void anAssistantThatEndsBeginsNothingMore() {
    Assistant.judge(() -> looks.incrementAndGet() > 0, () -> true);
    assertThat(looks).hasValue(1);
  }
}
