package depesche.bot;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/// Work that goes side by side, but one thing after the other on each lane.
final class Lanes implements AutoCloseable {

  private final Semaphore width;
  private final ExecutorService walkers = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<String> busy = ConcurrentHashMap.newKeySet();

  /// @param width on how many lanes something is done at a time; the others wait for their turn
  Lanes(int width) {
    this.width = new Semaphore(width, true);
  }

  /// Begins something if nothing is done on that lane now.
  ///
  /// @param after follows when the lane is free again, so that what was left is looked for
  void run(String lane, Runnable work, Runnable after) {
    if (busy.add(lane)) {
      walkers.execute(
          () -> {
            width.acquireUninterruptibly();
            try {
              work.run();
            } finally {
              width.release();
              busy.remove(lane);
              after.run();
            }
          });
    }
  }

  @Override
  public void close() {
    walkers.shutdownNow();
  }
}
