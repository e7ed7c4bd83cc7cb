package depesche.bot.post.discord.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// How long we wait before we connect again.
class BackoffTest {

  private final AtomicLong nanos = new AtomicLong();
  private final Backoff backoff = new Backoff(nanos::get);

  private void passes(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Test
  void aGatewayThatThrowsUsOutIsCalledEverMoreSeldom() {
    // To be let in and thrown out again at once does not count as an end of the trouble: in an hour
    // of it there are fewer than a hundred and thirty calls, not 191 a second.
    List<Duration> waits = new ArrayList<>();
    while (nanos.get() < Duration.ofHours(1).toNanos()) {
      Duration wait = backoff.next();
      waits.add(wait);
      passes(wait);
      backoff.holds();
      passes(Duration.ofMillis(5));
    }
    assertThat(waits).hasSizeBetween(60, 130);
    assertThat(waits).allMatch(wait -> wait.compareTo(Backoff.LONGEST) <= 0);
    assertThat(waits.getFirst()).isBetween(Duration.ofMillis(500), Duration.ofSeconds(1));
    assertThat(waits.get(3)).isGreaterThanOrEqualTo(Duration.ofSeconds(4));
  }

  @Test
  void aSessionThatHasHeldIsTakenUpAtOnce() {
    // Only a connection that has lasted a minute shows that the trouble is over.
    for (int i = 0; i < 20; i++) {
      backoff.next();
    }
    backoff.holds();
    passes(Duration.ofSeconds(59));
    assertThat(backoff.next()).isGreaterThanOrEqualTo(Duration.ofSeconds(30));
    backoff.holds();
    passes(Duration.ofSeconds(60));
    assertThat(backoff.next()).isLessThanOrEqualTo(Duration.ofSeconds(1));
    assertThat(backoff.next()).isGreaterThanOrEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void notEverybodyComesAtTheSameTime() {
    // One that was cut off with us waits another while.
    List<Duration> first = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      passes(Duration.ofNanos(1));
      first.add(new Backoff(nanos::get).next());
    }
    assertThat(first.stream().distinct().count()).isGreaterThan(25);
  }
}
