package depesche.bot.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/// Work that goes side by side, but one thing after the other on each lane.
final class KeyedExecutor implements AutoCloseable {

  private final Semaphore width;
  private final ExecutorService walkers = Executors.newVirtualThreadPerTaskExecutor();

  /// Lanes on which something is done, and whether more was to be done there meanwhile.
  private final Map<String, Boolean> busy = new ConcurrentHashMap<>();

  /// @param width on how many lanes something is done at a time; the others wait for their turn
  KeyedExecutor(int width) {
    this.width = new Semaphore(width, true);
  }

  /// Begins something if nothing is done on that lane now.
  ///
  /// @param after follows when the lane is free again, if something else was to begin on it
  ///   meanwhile: that is to be looked for
  void run(String lane, Runnable work, Runnable after) {
    if (!busy.merge(lane, false, (_, _) -> true)) {
      walkers.execute(
          () -> {
            width.acquireUninterruptibly();
            try {
              work.run();
            } finally {
              width.release();
              if (Boolean.TRUE.equals(busy.remove(lane))) {
                after.run();
              }
            }
          });
    }
  }

  @Override
  public void close() {
    walkers.shutdownNow();
  }
}
