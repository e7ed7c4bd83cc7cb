package depesche.bot.server.threads;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/// Work that goes side by side, but one thing after the other for each key.
public final class KeyedExecutor implements AutoCloseable {

  private final Semaphore width;
  private final InHand inHand;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /// Keys for which something is done, and whether more was to be done for them meanwhile.
  private final Map<String, Boolean> busy = new ConcurrentHashMap<>();

  /// @param width for how many keys something is done at a time; the others wait
  public KeyedExecutor(int width, InHand inHand) {
    this.inHand = inHand;
    this.width = new Semaphore(width, true);
  }

  /// Begins something if nothing is done for that key now.
  ///
  /// @param after follows when the key is free again, if something else was to begin for it
  ///   meanwhile: that is to be looked for
  public void run(String key, Runnable work, Runnable after) {
    if (!busy.merge(key, false, (_, _) -> true)) {
      inHand.begins();
      threads.execute(
          () -> {
            width.acquireUninterruptibly();
            try {
              work.run();
            } finally {
              width.release();
              if (Boolean.TRUE.equals(busy.remove(key))) {
                after.run();
              }
              inHand.ends();
            }
          });
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
