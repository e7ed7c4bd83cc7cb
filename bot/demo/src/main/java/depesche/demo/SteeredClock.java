package depesche.demo;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock that stands still until it is set.
public final class SteeredClock extends Clock {

  private volatile Instant now;

  public SteeredClock(Instant start) {
    now = start;
  }

  /// Sets the clock; it never goes back.
  public void reach(Instant moment) {
    if (moment.isAfter(now)) {
      now = moment;
    }
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  /// The zone only matters to those who ask for local dates, and nobody does.
  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
