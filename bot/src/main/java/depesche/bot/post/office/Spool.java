package depesche.bot.post.office;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A message while it is handed in: a short one in memory, a longer one in a file beside the
/// mailboxes, which goes when all mailboxes have it.
final class Spool extends OutputStream {

  private static final Logger LOG = LoggerFactory.getLogger(Spool.class);

  private static final int SHORT = 256 * 1024;

  private final Path folder;
  private ByteArrayOutputStream memory = new ByteArrayOutputStream();
  private Optional<Path> file = Optional.empty();
  private OutputStream out = memory;
  private final byte[] piece = new byte[8 * 1024];
  private int filled;
  private Optional<IOException> broken = Optional.empty();
  private int size;

  Spool(Path folder) {
    this.folder = folder;
  }

  /// Removes what was left by a server that was killed.
  static void clear(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "incoming*.tmp")) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    } catch (NotDirectoryException | NoSuchFileException e) {
      LOG.trace("there are no mailboxes yet: {}", e.toString());
    } catch (IOException e) {
      LOG.warn("incoming messages of before are not removed: {}", e.toString());
    }
  }

  /// A disk that is full ends no conversation: anything said meanwhile must be heard to its end.
  @Override
  public void write(int b) {
    size++;
    if (broken.isPresent()) {
      return;
    }
    try {
      if (filled == piece.length) {
        pass();
      }
      piece[filled++] = (byte) b;
    } catch (IOException e) {
      broken = Optional.of(e);
    }
  }

  /// A lock for each byte would take longer than the disk.
  private void pass() throws IOException {
    if (size > SHORT && file.isEmpty()) {
      spill();
    }
    out.write(piece, 0, filled);
    filled = 0;
  }

  private void spill() throws IOException {
    Disk.folder(folder);
    Path path = Files.createTempFile(folder, "incoming", ".tmp");
    file = Optional.of(path);
    out = Files.newOutputStream(path);
    memory.writeTo(out);
    memory = new ByteArrayOutputStream(0);
  }

  /// {@return the file it is in, with all of it; empty if it is in memory}
  ///
  /// @throws IOException if there was no room for it
  Optional<Path> file() throws IOException {
    if (broken.isPresent()) {
      throw broken.get();
    }
    pass();
    return file;
  }

  /// {@return the whole message, which is in memory}
  byte[] bytes() {
    return memory.toByteArray();
  }

  /// It is in the mailboxes, or was refused: what cannot be removed now goes at the next start.
  @Override
  public void close() {
    try (OutputStream _ = out) {
      if (file.isPresent()) {
        Files.deleteIfExists(file.get());
      }
    } catch (IOException e) {
      LOG.debug("an incoming message is not removed: {}", e.toString());
    }
  }
}
