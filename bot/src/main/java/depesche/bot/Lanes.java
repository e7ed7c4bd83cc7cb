package depesche.bot;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Work that goes side by side, but one thing after the other on each lane.
final class Lanes implements AutoCloseable {

  private final ExecutorService walkers = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<String> busy = ConcurrentHashMap.newKeySet();

  /// Begins something if nothing is done on that lane now.
  ///
  /// @param after follows when the lane is free again, so that what was left is looked for
  void run(String lane, Runnable work, Runnable after) {
    if (busy.add(lane)) {
      walkers.execute(
          () -> {
            try {
              work.run();
            } finally {
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
