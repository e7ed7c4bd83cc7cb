package depesche.bot.ledger.database;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RandomAccessStore;

/// Keeps the file of H2 small while it is open. H2 does so in the background, but not if each
/// commit is written at once.
///
/// The file is a row of chunks, one for each commit, each with pages of many tables. A chunk keeps
/// its room until nothing in it is of use any more, and the file is as long as its last chunk is
/// far from its head, however much room there is between.
final class FileTidy {

  /// Chunks are written anew while less than so many percent of what they hold is of use.
  private static final int FULL = 75;

  /// Chunks are moved while less than so many percent of the file are in use.
  private static final int DENSE = 60;

  /// Everybody waits while so many bytes are written anew, or at most so many moved: a chunk that
  /// is bigger stays where it is.
  private static final int PART = 2 << 20;

  private static final int LOAD = 16 << 20;

  private static final Duration MOMENT = Duration.ofMillis(100);

  private final MVStore store;
  private final Consumer<Runnable> alone;

  /// @param alone does a part while no transaction ends
  FileTidy(MVStore store, Consumer<Runnable> alone) {
    this.store = store;
    this.alone = alone;
  }

  /// Works for a moment, a part at a time, so that a letter need not wait.
  void run() {
    long end = System.nanoTime() + MOMENT.toNanos();
    boolean more;
    do {
      more = part();
    } while (more && System.nanoTime() - end < 0);
  }

  private boolean part() {
    AtomicBoolean more = new AtomicBoolean();
    alone.accept(
        () -> {
          boolean gathered = gather();
          more.set(move() || gathered);
        });
    return more.get();
  }

  /// {@return whether there was something to write anew}
  private boolean gather() {
    boolean found = store.compact(FULL, PART);
    if (found) {
      // Before a commit the same part would be found again.
      store.commit();
    }
    return found;
  }

  /// {@return whether the file is shorter, since chunks were moved to where there was room}
  private boolean move() {
    if (store.getFillRate() >= DENSE || !(store.getFileStore() instanceof RandomAccessStore file)) {
      return false;
    }
    long before = file.size();
    file.compactMoveChunks(DENSE, LOAD, store);
    return file.size() < before;
  }
}
