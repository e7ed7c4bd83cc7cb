package depesche.bot.archive;

import depesche.bot.config.DiskRoom;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.RowCounts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Makes a copy of a data folder: the ledger and the mailboxes. The key of the ledger is left out:
/// anyone who has both can foresee every draw.
public final class BackupWriter {

  private static final String ZIP = "ledger.zip";
  private static final int ATTEMPTS = 5;

  private final Path data;
  private final Library library;
  private final Clock clock;
  private final Progress progress;

  /// @param data what is copied
  public BackupWriter(Path data, Library library, Clock clock, Progress progress) {
    this.data = data;
    this.library = library;
    this.clock = clock;
    this.progress = progress;
  }

  /// What came of it.
  ///
  /// @param backupCopy the finished copy
  /// @param doubts what is wrong in it and was so before it was copied
  public record Copied(BackupCopy backupCopy, List<String> doubts) {

    public Copied {
      doubts = List.copyOf(doubts);
    }
  }

  /// Makes the copy, whole and compared with what was copied.
  ///
  /// @param folder where to; there must be nothing in it
  /// @param ledger copies the ledger into a zip file and says what was in it
  /// @throws UnusableInput if there is something in the folder, or it cannot be written
  /// @throws DamagedBackup if the copy is not what was copied
  public Copied copy(Path folder, Function<Path, RowCounts> ledger) {
    prepare(folder);
    boolean whole = false;
    try {
      List<String> doubts = fill(folder, ledger);
      whole = true;
      return new Copied(BackupCopy.open(folder), doubts);
    } catch (UnusableInput | DamagedBackup e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw new UnusableInput(
          "the backup in %s was not finished: %s".formatted(folder, reason(folder, e)), e);
    } finally {
      if (!whole) {
        clear(folder);
      }
    }
  }

  /// A full disk has many names: each library that writes there has its own.
  private static String reason(Path folder, Exception e) {
    return new DiskRoom(folder)
        .shortage(DiskRoom.LEAST_MEGABYTES)
        .orElseGet(
            () ->
                "%s; try again, or name another folder"
                    .formatted(
                        e instanceof IllegalStateException && e.getMessage() != null
                            ? e.getMessage()
                            : FileFailure.words(e)));
  }

  /// Nothing is changed about a folder that is refused.
  private void prepare(Path folder) {
    try {
      if (real(folder).startsWith(real(data))) {
        throw new UnusableInput(
            folder + " lies in the data folder, which may get lost as a whole: name another");
      }
      refuseFilled(folder);
      new DiskRoom(existing(folder.toAbsolutePath()))
          .refuseShortage(DiskRoom.LEAST_MEGABYTES, "name another folder");
      PrivateFiles.folder(folder);
      PrivateFiles.flush(folder.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw new UnusableInput(
          "cannot write to %s (%s): allow it, or name another folder"
              .formatted(folder, FileFailure.words(e)));
    }
  }

  private static void refuseFilled(Path folder) throws IOException {
    if (Files.notExists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new UnusableInput(folder + " is not a folder: name one that is not there yet");
    }
    try (Stream<Path> entries = Files.list(folder)) {
      if (entries.findFirst().isPresent()) {
        throw new UnusableInput(
            folder + " is not empty: name a folder that is not there yet, or empty this one");
      }
    }
  }

  /// {@return where a folder is or will be, whatever links lead there}
  private static Path real(Path folder) throws IOException {
    Path whole = folder.toAbsolutePath().normalize();
    Path there = existing(whole);
    return there.toRealPath().resolve(there.relativize(whole));
  }

  /// {@return the folder, or the first above it that is there}
  private static Path existing(Path folder) {
    Path there = folder;
    while (Files.notExists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    return there;
  }

  /// The ledger comes first: what it calls sent is then in the mailboxes.
  private List<String> fill(Path folder, Function<Path, RowCounts> ledger) throws IOException {
    progress.at("database", 1, 1);
    Instant made = clock.instant();
    BackupCheckup backupCheckup = new BackupCheckup(folder, data.resolve("chance.key"), library);
    RowCounts rowCounts = take(folder, ledger, backupCheckup);
    List<BackupManifest.Entry> entries = new ArrayList<>();
    entries.addAll(MailboxCopies.copy(data, folder, progress));
    List<String> doubts = backupCheckup.read(rowCounts, progress);
    entries.addFirst(PrivateFiles.read(folder.resolve(LedgerFile.NAME), LedgerFile.NAME));
    PrivateFiles.write(
        new BackupManifest(made, rowCounts, entries).text(), folder.resolve(BackupManifest.NAME));
    BackupCopy.open(folder).check(progress);
    return doubts;
  }

  /// Takes the ledger. While its file is written to, H2 now and then leaves out of a copy what was
  /// committed last; then it is taken again.
  private static RowCounts take(
      Path folder, Function<Path, RowCounts> ledger, BackupCheckup backupCheckup)
      throws IOException {
    for (int attempt = 1; ; attempt++) {
      RowCounts rowCounts = ledger.apply(folder.resolve(ZIP));
      unpack(folder);
      if (attempt == ATTEMPTS || backupCheckup.isWhole(rowCounts)) {
        return rowCounts;
      }
      Files.delete(folder.resolve(LedgerFile.NAME));
    }
  }

  private static void unpack(Path folder) throws IOException {
    Path zip = folder.resolve(ZIP);
    try (InputStream in = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(in)) {
      for (ZipEntry next = entries.getNextEntry(); next != null; next = entries.getNextEntry()) {
        if (next.getName().endsWith(LedgerFile.NAME)) {
          PrivateFiles.write(entries, folder.resolve(LedgerFile.NAME), LedgerFile.NAME);
        }
      }
    }
    Files.delete(zip);
  }

  private static void clear(Path folder) {
    try {
      PrivateFiles.clear(folder);
    } catch (IOException _) {
      // Without a manifest what is left is no copy.
    }
  }
}
