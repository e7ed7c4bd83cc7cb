package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// How often work is tried while the world keeps it from being done.
class RetryPauseTest {

  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE);
  private final RetryPause retryPause = new RetryPause(nanos::get);

  private void rests(Duration time) {
    nanos.addAndGet(time.toNanos() - 1);
    assertThat(retryPause.rests()).isTrue();
    nanos.incrementAndGet();
    assertThat(retryPause.rests()).isFalse();
  }

  @Test
  void oneFailureCostsNoTime() {
    assertThat(retryPause.rests()).isFalse();
    retryPause.failed();
    assertThat(retryPause.rests()).isFalse();
  }

  @Test
  void eachMoreDoublesTheRest() {
    // A full disk for an hour must not cost a report to be painted ten times a second.
    retryPause.failed();
    for (int millis = 100; millis < 10_000; millis *= 2) {
      retryPause.failed();
      rests(Duration.ofMillis(millis));
    }
    for (int i = 0; i < 3; i++) {
      retryPause.failed();
      rests(Duration.ofSeconds(10));
    }
  }

  @Test
  void afterASuccessItBeginsAnew() {
    retryPause.failed();
    retryPause.failed();
    retryPause.over();
    retryPause.failed();
    assertThat(retryPause.rests()).isFalse();
  }
}
