package depesche.bot.ledger.database;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.h2.mvstore.MVStore;

/// What this process knows of a file of H2 that it works in.
///
/// H2 writes the maps of a file one after the other. Of a transaction that ends meanwhile some
/// would be written with what it has changed and some without, and a kill would tear it. So nobody
/// ends a transaction while the file is written.
public final class FileUse {

  /// What a file says of itself. One that says nothing was written by a version that never looked.
  private static final int CLOSED = 1;

  private static final int OPEN = 2;

  private final Lock lock = new ReentrantLock();
  private volatile boolean leftOpen;

  /// Begins to work in it.
  ///
  /// @return whether it was left by a kill
  boolean begin(MVStore file) {
    boolean used = file.getMapNames().stream().anyMatch(name -> name.startsWith("index."));
    leftOpen = used && file.getStoreVersion() != CLOSED;
    file.setStoreVersion(OPEN);
    file.commit();
    return leftOpen;
  }

  /// Nobody works in it any more.
  void end(MVStore file) {
    file.setStoreVersion(CLOSED);
    file.commit();
  }

  /// Ends a transaction, or writes the file.
  void alone(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  /// {@return whether it was left by a kill}
  boolean wasLeftOpen() {
    return leftOpen;
  }
}
