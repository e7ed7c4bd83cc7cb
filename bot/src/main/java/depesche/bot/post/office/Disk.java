package depesche.bot.post.office;

import depesche.bot.config.OwnerOnly;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writing that survives a kill and a power cut: flushed, renamed into place, folder flushed.
final class Disk {

  private Disk() {}

  /// Puts a file in place whole, or not at all.
  static void write(Path draft, Path target, byte[] bytes) throws IOException {
    draft(draft, bytes);
    rename(draft, target);
  }

  /// Writes a file that is not in place yet.
  static void draft(Path draft, byte[] bytes) throws IOException {
    try (FileChannel file = OwnerOnly.write(draft)) {
      write(file, bytes);
      file.force(true);
    }
  }

  /// Writes a file that is not in place yet: some bytes, and below them what another file holds.
  static void draft(Path draft, byte[] above, Path below) throws IOException {
    try (FileChannel file = OwnerOnly.write(draft);
        FileChannel rest = FileChannel.open(below, StandardOpenOption.READ)) {
      write(file, above);
      long done = 0;
      while (done < rest.size()) {
        done += rest.transferTo(done, rest.size() - done, file);
      }
      file.force(true);
    }
  }

  private static void write(FileChannel file, byte[] bytes) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      file.write(rest);
    }
  }

  static void rename(Path from, Path to) throws IOException {
    move(from, to);
    flush(to);
  }

  /// Gives a file its name; that survives once the folder is flushed.
  static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }

  static void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
    flush(file);
  }

  /// Makes a folder with those above it, each for its owner only.
  static void folder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Path above = folder.toAbsolutePath().getParent();
      if (above != null) {
        folder(above);
      }
      OwnerOnly.make(folder);
      flush(folder);
    }
  }

  /// Flushes the folder an entry is in.
  static void flush(Path entry) throws IOException {
    Path folder = entry.toAbsolutePath().getParent();
    if (folder != null) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }
}
