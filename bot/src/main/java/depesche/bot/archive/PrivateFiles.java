package depesche.bot.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Files for their owner's eyes only, on the disk when a method returns.
final class PrivateFiles {

  private static final FileAttribute<?> OWN_FILE = own("rw-------");
  private static final FileAttribute<?> OWN_FOLDER = own("rwx------");

  private PrivateFiles() {}

  private static FileAttribute<?> own(String rights) {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights));
  }

  /// Makes a folder with those above it, unless it is there.
  static Path folder(Path folder) throws IOException {
    Files.createDirectories(folder, OWN_FOLDER);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    return folder;
  }

  /// Copies a file.
  ///
  /// @return what was read
  static BackupManifest.Entry copy(Path from, Path to, String name) throws IOException {
    try (InputStream in = Files.newInputStream(from)) {
      return write(in, to, name);
    }
  }

  static BackupManifest.Entry write(InputStream from, Path to, String name) throws IOException {
    MessageDigest digest = sha256();
    Set<StandardOpenOption> fresh = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (FileChannel channel = FileChannel.open(to, fresh, OWN_FILE)) {
      OutputStream out = Channels.newOutputStream(channel);
      long size = new DigestInputStream(from, digest).transferTo(out);
      channel.force(true);
      return new BackupManifest.Entry(name, size, HexFormat.of().formatHex(digest.digest()));
    }
  }

  /// {@return a file as it is there}
  static BackupManifest.Entry read(Path file, String name) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      long size = in.transferTo(OutputStream.nullOutputStream());
      return new BackupManifest.Entry(name, size, HexFormat.of().formatHex(digest.digest()));
    }
  }

  /// Puts a text in place whole, or not at all.
  static void write(String text, Path target) throws IOException {
    Path draft = target.resolveSibling(target.getFileName() + ".draft");
    Files.deleteIfExists(draft);
    write(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), draft, "");
    rename(draft, target);
  }

  static void rename(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    flush(to.toAbsolutePath().getParent());
  }

  /// Sees to it that the entries of a folder are on the disk.
  static void flush(@Nullable Path folder) throws IOException {
    if (folder != null) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  /// Empties a folder.
  static void clear(Path folder) throws IOException {
    List<Path> entries;
    try (Stream<Path> found = Files.walk(folder)) {
      entries =
          found.filter(path -> !path.equals(folder)).sorted(Comparator.reverseOrder()).toList();
    }
    for (Path entry : entries) {
      Files.delete(entry);
    }
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }
}
