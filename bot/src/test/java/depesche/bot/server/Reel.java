package depesche.bot.server;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Reopened;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/// All that reaches the disk or the outside, in its order. What is on it up to any moment is what a
/// kill at that moment leaves.
final class Reel {

  /// Something that reaches the disk or the outside.
  sealed interface Moment {}

  /// A write to the database's file.
  record Write(long at, byte[] bytes) implements Moment {}

  /// The file ends here from now on.
  record Cut(long size) implements Moment {}

  /// A call to the outside.
  record Call(Consumer<Outside> effect) implements Moment {}

  private static final String FILE = "memFS:/stage/depesche";

  private static final Reel RUNNING = new Reel();
  private static final Lock OPENING = new ReentrantLock();

  static {
    FilePath.register(new Files());
  }

  private final List<Moment> moments = new ArrayList<>();

  private Reel() {}

  /// {@return a new database whose file is on it}
  static String url() {
    FilePath.get(FILE + ".mv.db").delete();
    return "jdbc:h2:reel:" + FILE;
  }

  /// {@return the one that runs}
  static Reel running() {
    return RUNNING;
  }

  /// Begins anew.
  ///
  /// @return what was on it
  synchronized List<Moment> cut() {
    List<Moment> before = List.copyOf(moments);
    moments.clear();
    return before;
  }

  /// Calls the outside.
  synchronized void call(Outside there, Consumer<Outside> effect) {
    moments.add(new Call(effect));
    effect.accept(there);
  }

  /// Closes a ledger on the spot, and opens it with this on its disk. Nobody opens a file
  /// meanwhile: a pool does so whenever it has lost a line.
  static void reopen(Ledger ledger, Disk disk) {
    OPENING.lock();
    try {
      Reopened.close(ledger);
      RUNNING.cut();
      disk.restore();
    } finally {
      OPENING.unlock();
    }
    Reopened.open(ledger);
  }

  private synchronized void add(Moment moment) {
    moments.add(moment);
  }

  /// {@return what is in the file}
  static Disk disk() {
    FilePath file = FilePath.get(FILE + ".mv.db");
    byte[] bytes = new byte[(int) file.size()];
    try (FileChannel channel = file.open("r")) {
      ByteBuffer into = ByteBuffer.wrap(bytes);
      while (into.hasRemaining()) {
        channel.read(into, into.position());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Disk(bytes);
  }

  /// What a file holds at some moment.
  static final class Disk {

    private byte[] bytes;
    private int size;

    Disk(byte[] bytes) {
      this.bytes = bytes.clone();
      this.size = bytes.length;
    }

    /// What comes next.
    void apply(Moment moment) {
      switch (moment) {
        case Write(long at, byte[] more) -> {
          int end = (int) at + more.length;
          if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * end);
          }
          System.arraycopy(more, 0, bytes, (int) at, more.length);
          size = Math.max(size, end);
        }
        case Cut(long end) -> {
          Arrays.fill(bytes, (int) Math.min(end, size), size, (byte) 0);
          size = (int) Math.min(end, size);
        }
        case Call _ -> {}
      }
    }

    Disk copy() {
      return new Disk(Arrays.copyOf(bytes, size));
    }

    /// Has the file hold that.
    void restore() {
      FilePath file = FilePath.get(FILE + ".mv.db");
      // If the former is open somewhere, that writes to nothing.
      file.delete();
      try (OutputStream out = file.newOutputStream(false)) {
        out.write(bytes, 0, size);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Files of H2 that are kept in memory, whose writes are noted.
  public static final class Files extends FilePathWrapper {

    /// Made by H2.
    public Files() {}

    @Override
    public String getScheme() {
      return "reel";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
      OPENING.lock();
      try {
        return new Noted(super.open(mode));
      } finally {
        OPENING.unlock();
      }
    }
  }

  private static final class Noted extends FileBaseDefault {

    private final FileChannel file;

    Noted(FileChannel file) {
      this.file = file;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public int read(ByteBuffer into, long at) throws IOException {
      return file.read(into, at);
    }

    @Override
    public int write(ByteBuffer from, long at) throws IOException {
      byte[] bytes = new byte[from.remaining()];
      from.duplicate().get(bytes);
      synchronized (RUNNING) {
        RUNNING.add(new Write(at, bytes));
        return file.write(from, at);
      }
    }

    @Override
    protected void implTruncate(long size) throws IOException {
      synchronized (RUNNING) {
        RUNNING.add(new Cut(size));
        file.truncate(size);
      }
    }

    @Override
    public FileLock tryLock(long at, long size, boolean shared) throws IOException {
      return file.tryLock(at, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
