package depesche.bot.server.threads;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// What is in hand: work that was called for or begun and has not ended. Whatever leads to other
/// work begins that before it ends itself, so nothing is in hand only when all of it is done; and
/// who waits for that is told.
public final class InHand {

  private final Runnable look;
  private int open;
  private long begun;
  private boolean closed;

  /// @param look has the office look for work
  public InHand(Runnable look) {
    this.look = look;
  }

  /// {@return one for which nobody waits}
  public static InHand unwatched() {
    return new InHand(() -> {});
  }

  /// Something is called for, or begins.
  public synchronized void begins() {
    open++;
    begun++;
    notifyAll();
  }

  /// Something that has begun ends.
  public void ends() {
    ends(1);
  }

  synchronized void ends(int some) {
    open -= some;
    notifyAll();
  }

  /// More came of a piece of work than was foreseen, now or for later: the office looks for it.
  public void leadsToMore() {
    look.run();
  }

  /// Waits until nothing is in hand and nothing is due.
  ///
  /// @param fetch takes in what has come; says whether all is here
  /// @param idle whether nothing is due
  /// @param longest how long nothing at all may begin or end meanwhile
  /// @return whether that is so
  public boolean awaitQuiet(BooleanSupplier fetch, BooleanSupplier idle, Duration longest) {
    long end = System.nanoTime() + longest.toNanos();
    while (true) {
      boolean here = fetch.getAsBoolean();
      leadsToMore();
      if (!awaitNone(longest)) {
        return false;
      }
      long before = begun();
      if (here && idle.getAsBoolean()) {
        return true;
      }
      // What is due and cannot be done now is tried again when something else moves.
      Duration left = Duration.ofNanos(end - System.nanoTime());
      if (!left.isPositive() || !awaitMore(before, left)) {
        return false;
      }
    }
  }

  private synchronized long begun() {
    return begun;
  }

  private synchronized boolean awaitNone(Duration longest) {
    return await(longest, () -> open == 0);
  }

  private synchronized boolean awaitMore(long before, Duration longest) {
    return await(longest, () -> begun > before);
  }

  private boolean await(Duration longest, BooleanSupplier enough) {
    try {
      while (!closed && !enough.getAsBoolean()) {
        long before = System.nanoTime();
        wait(Math.max(1, longest.toMillis()));
        boolean idle = System.nanoTime() - before >= longest.toNanos();
        if (idle && !enough.getAsBoolean()) {
          return false;
        }
      }
      return !closed;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Nobody waits any more.
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
