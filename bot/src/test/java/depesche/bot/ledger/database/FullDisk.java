package depesche.bot.ledger.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicBoolean;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/// A disk that is full for a while. Files on it are named `full:` before anything else.
public final class FullDisk extends FilePathWrapper {

  private static final AtomicBoolean FULL = new AtomicBoolean();

  /// H2 makes one for each name.
  public FullDisk() {}

  /// There is such a disk from now on, with room on it.
  static void prepare() {
    FULL.set(false);
    FilePath.register(new FullDisk());
  }

  /// There is room on it no longer, or again.
  static void full(boolean full) {
    FULL.set(full);
  }

  @Override
  public String getScheme() {
    return "full";
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new Channel(getBase().open(mode));
  }

  private static final class Channel extends FileBaseDefault {

    private final FileChannel file;

    private Channel(FileChannel file) {
      this.file = file;
    }

    @Override
    public synchronized int write(ByteBuffer from, long position) throws IOException {
      if (FULL.get()) {
        throw new IOException("No space left on device");
      }
      return file.write(from, position);
    }

    @Override
    public synchronized int read(ByteBuffer to, long position) throws IOException {
      return file.read(to, position);
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public void force(boolean metaData) throws IOException {
      file.force(metaData);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
      return file.tryLock(position, size, shared);
    }

    @Override
    protected void implTruncate(long length) throws IOException {
      file.truncate(length);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
