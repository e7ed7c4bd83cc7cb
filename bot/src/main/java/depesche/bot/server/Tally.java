package depesche.bot.server;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/// What the office has done since the start, and when it was last done with everything.
final class Tally {

  private final AtomicLong messages = new AtomicLong();
  private final AtomicLong turns = new AtomicLong();

  /// By the clock that only goes forward.
  private final AtomicLong rested = new AtomicLong(System.nanoTime());

  void messageRead() {
    messages.incrementAndGet();
  }

  void turnJudged() {
    turns.incrementAndGet();
  }

  /// Everything is done that was due.
  void rests() {
    rested.set(System.nanoTime());
  }

  /// {@return how many messages were read}
  long messages() {
    return messages.get();
  }

  /// {@return how many turns were judged}
  long turns() {
    return turns.get();
  }

  /// {@return how long ago everything had been done}
  Duration sinceRest() {
    return Duration.ofNanos(System.nanoTime() - rested.get());
  }
}
