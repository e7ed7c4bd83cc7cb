package depesche.bot.post.office;

import depesche.bot.mime.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A stored message that is open: a piece of it is in memory at a time. It stays whole though its
/// file gets another name or is removed.
public final class MailFile implements Bytes, AutoCloseable {

  private static final int PIECE = 64 * 1024;

  /// So much is kept of what was just read.
  private static final int BACK = 1024;

  private final FileChannel file;
  private final int length;
  private final byte[] piece;
  private int from;
  private int filled;

  private MailFile(FileChannel file) throws IOException {
    this.file = file;
    this.length = (int) Math.min(Integer.MAX_VALUE, file.size());
    this.piece = new byte[Math.min(PIECE, length)];
  }

  static MailFile open(Path path) throws IOException {
    FileChannel file = FileChannel.open(path, StandardOpenOption.READ);
    try {
      return new MailFile(file);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public byte at(int place) {
    int within = place - from;
    if (within < 0 || within >= filled) {
      turn(place);
      within = place - from;
    }
    return piece[within];
  }

  private void turn(int place) {
    from = Math.max(0, place - BACK);
    filled = Math.min(length - from, piece.length);
    read(ByteBuffer.wrap(piece, 0, filled), from);
  }

  @Override
  public byte[] copy(int begin, int end) {
    ByteBuffer bytes = ByteBuffer.allocate(end - begin);
    read(bytes, begin);
    return bytes.array();
  }

  private void read(ByteBuffer bytes, int begin) {
    try {
      int read = 0;
      for (int at = begin; bytes.hasRemaining() && read >= 0; at += read) {
        // A read may bring less than was asked for.
        read = file.read(bytes, at);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
