package depesche.bench;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/// The store is tidied by the clock of the machine, a moment every five seconds, while the bench
/// plays an hour in half a minute: in the end it gets some of the moments that it would have had.
public final class StoreRest {

  /// So often it is looked at, at most.
  public static final int LOOKS = 60;

  private static final Duration LOOK = Duration.ofSeconds(6);

  /// After so many looks without a gain nothing is to be had. What was written anew keeps its old
  /// room for 45 seconds, and only then is the file shortened.
  private static final int STILL = 30;

  private StoreRest() {}

  /// {@return the bytes of the store when it shrinks no more}
  ///
  /// @param most so often it is looked at, at most
  static long size(LongSupplier now, int most) {
    long smallest = now.getAsLong();
    int still = 0;
    for (int looks = 0; looks < most && still < STILL; looks++) {
      LockSupport.parkNanos(LOOK.toNanos());
      long size = now.getAsLong();
      still = size < smallest ? 0 : still + 1;
      smallest = Math.min(size, smallest);
    }
    return smallest;
  }
}
