package depesche.bot.config;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The data folder is for the eyes of its owner only: the folder, the files in it, and the
/// mailboxes below it. An operator's own folders in it are theirs.
public final class OwnerOnly {

  /// The mailboxes of the embedded post office.
  private static final String POST = "post";

  private static final Set<PosixFilePermission> OWN =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  /// What came of it.
  ///
  /// @param closed how many files and folders were open to others, and are so no more
  /// @param trouble why some still are, if so
  public record Outcome(int closed, Optional<String> trouble) {}

  private OwnerOnly() {}

  /// Makes a folder that nobody else ever could look into, if its file system keeps that.
  public static void make(Path folder) throws IOException {
    try {
      Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWN));
    } catch (UnsupportedOperationException _) {
      Files.createDirectory(folder);
    }
  }

  /// Opens a file to be written anew; one that is new nobody else ever could read.
  public static FileChannel write(Path file) throws IOException {
    Set<OpenOption> anew =
        Set.of(
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    try {
      return FileChannel.open(
          file,
          anew,
          PosixFilePermissions.asFileAttribute(
              EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE)));
    } catch (UnsupportedOperationException _) {
      return FileChannel.open(file, anew);
    }
  }

  /// Takes from all others what they may do there. The owner may do what they could.
  public static Outcome close(Path data) {
    int closed = 0;
    try {
      for (Path path : entries(data)) {
        if (isOpen(path)) {
          Set<PosixFilePermission> kept = Files.getPosixFilePermissions(path);
          kept.retainAll(OWN);
          Files.setPosixFilePermissions(path, kept);
          closed++;
        }
      }
    } catch (UnsupportedOperationException | IOException _) {
      // What it means is said below.
    }
    Optional<String> trouble = trouble(data);
    return new Outcome(trouble.isEmpty() ? closed : 0, trouble);
  }

  /// {@return why other accounts of this machine may look at the data, if they may}
  public static Optional<String> trouble(Path data) {
    try {
      List<Path> open = new ArrayList<>();
      for (Path path : entries(data)) {
        if (isOpen(path)) {
          open.add(path);
        }
      }
      if (open.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          isKept(data)
              ? "other accounts of this machine may look at %s: chmod -R go= %s, as its owner"
                  .formatted(open.getFirst(), data)
              : noModes(data));
    } catch (UnsupportedOperationException _) {
      return Optional.of(noModes(data));
    } catch (IOException e) {
      return Optional.of(
          "cannot look at the permissions of %s: %s".formatted(data, e.getMessage()));
    }
  }

  private static String noModes(Path data) {
    return ("the file system of %s keeps no permissions, so other accounts of this machine may read"
            + " games and mails there: move it to one that does")
        .formatted(data);
  }

  /// {@return whether what is made in a folder for its owner only is so}
  public static boolean isKept(Path folder) {
    try {
      Path probe = Files.createTempFile(folder, "permissions", ".tmp");
      try {
        return !isOpen(probe);
      } finally {
        Files.delete(probe);
      }
    } catch (UnsupportedOperationException _) {
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  private static boolean isOpen(Path path) throws IOException {
    return !OWN.containsAll(Files.getPosixFilePermissions(path));
  }

  private static List<Path> entries(Path data) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (Files.notExists(data)) {
      return entries;
    }
    entries.add(data);
    try (DirectoryStream<Path> below = Files.newDirectoryStream(data)) {
      for (Path path : below) {
        if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
          entries.add(path);
        }
      }
    }
    Path post = data.resolve(POST);
    if (Files.isDirectory(post, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> below = Files.walk(post)) {
        below.filter(path -> !Files.isSymbolicLink(path)).forEach(entries::add);
      }
    }
    return entries;
  }
}
