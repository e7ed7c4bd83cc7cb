package depesche.bot.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// The time, and what a test adds to it.
final class LaterClock extends Clock {

  private volatile Duration passed = Duration.ZERO;

  void passes(Duration time) {
    passed = passed.plus(time);
  }

  @Override
  public Instant instant() {
    return Instant.now().plus(passed);
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
