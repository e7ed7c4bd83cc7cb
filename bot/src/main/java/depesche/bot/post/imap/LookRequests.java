package depesche.bot.post.imap;

import java.time.Duration;

/// Who asked for a look into the mailbox, and which looks were had. A look answers all who asked
/// before it began.
final class LookRequests {

  private long asked = 0;
  private long answered = 0;
  private long succeeded = 0;
  private boolean closed = false;

  /// {@return the number of this request}
  synchronized long ask() {
    asked++;
    notifyAll();
    return asked;
  }

  /// {@return the last request that a look beginning now will answer}
  synchronized long begin() {
    return asked;
  }

  synchronized void succeed(long request) {
    answered = Math.max(answered, request);
    succeeded = Math.max(succeeded, request);
    notifyAll();
  }

  /// The look failed for all who asked so far.
  synchronized void fail() {
    answered = asked;
    notifyAll();
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }

  synchronized boolean closed() {
    return closed;
  }

  /// {@return whether the request is answered, after a wait of at most that long}
  synchronized boolean answered(long request, Duration patience) {
    pause(patience, () -> answered >= request);
    return answered >= request || closed;
  }

  synchronized boolean succeeded(long request) {
    return succeeded >= request;
  }

  /// Waits that long, or until somebody asks or all ends.
  synchronized void rest(Duration time) {
    pause(time, () -> asked > answered);
  }

  private synchronized void pause(Duration time, java.util.function.BooleanSupplier enough) {
    long end = System.nanoTime() + time.toNanos();
    try {
      for (long left = time.toNanos();
          left > 0 && !closed && !enough.getAsBoolean();
          left = end - System.nanoTime()) {
        wait(left / 1_000_000, (int) (left % 1_000_000));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
