package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// How long an assistant judges before it writes a report.
class AssistantTest {

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
  void anAssistantThatEndsBeginsNothingMore() {
    Assistant.judge(() -> looks.incrementAndGet() > 0, () -> true);
    assertThat(looks).hasValue(1);
  }
}
