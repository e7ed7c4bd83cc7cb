package depesche.bot.ledger.nodes;

import java.time.Clock;
import java.time.Instant;

/// When a node last said that it is there, by its own clock and by a count that does not jump. In a
/// process that is frozen both go on; while a machine sleeps, the clock alone.
record LastBeat(Instant time, long nanos) {

  static LastBeat now(Clock clock) {
    return new LastBeat(clock.instant(), System.nanoTime());
  }

  /// {@return whether nobody can take the node for dead yet}
  boolean isFresh(Clock clock) {
    return System.nanoTime() - nanos < NodeTable.LEASE.toNanos()
        && clock.instant().isBefore(time.plus(NodeTable.LEASE));
  }
}
