package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Puts a copy back where it came from: first whole beside its place, then by renaming, the ledger
/// last. If that is interrupted there is no ledger, and it can be begun again.
public final class Restoration {

  /// What is being put back, within the data folder.
  private static final String DRAFT = "restoring";

  /// These may be there already and stay as they are: the key, which no copy holds, and mailboxes,
  /// which are newer than those of the copy. The rest is left by a restoration that was
  /// interrupted.
  private static final List<String> MAY_BE_THERE =
      List.of(
          "chance.key",
          "templates.checked",
          MailboxCopies.FOLDER,
          DRAFT,
          RestoreRecord.NAME,
          LedgerFile.MOVED);

  private final BackupCopy backupCopy;
  private final Path data;
  private final Progress progress;

  /// @param data the folder in which everything lives
  public Restoration(BackupCopy backupCopy, Path data, Progress progress) {
    this.backupCopy = backupCopy;
    this.data = data;
    this.progress = progress;
  }

  /// Lets nobody take a folder for new in which a restoration was begun and not ended.
  ///
  /// @throws UnusableInput if it is one
  public static void refuseHalf(Path data) {
    Path draft = data.resolve(DRAFT);
    if (Files.exists(draft) && !Files.exists(data.resolve(LedgerFile.NAME))) {
      throw new UnusableInput(
          "a restore into %s was interrupted: restore again, or delete %s".formatted(data, draft));
    }
  }

  /// Puts everything back.
  ///
  /// @return whether the mailboxes were there and stayed as they are
  /// @throws UnusableInput if something is there already that would be overwritten
  /// @throws DamagedBackup if the copy is not as it was written
  public boolean restore() {
    backupCopy.check(progress);
    refuseToOverwrite();
    try {
      Path draft = draft();
      boolean kept = Files.exists(data.resolve(MailboxCopies.FOLDER));
      for (BackupManifest.Entry entry : entries(kept)) {
        put(entry, draft);
      }
      refuseNewer(draft);
      if (Files.exists(draft.resolve(MailboxCopies.FOLDER))) {
        PrivateFiles.rename(
            draft.resolve(MailboxCopies.FOLDER), data.resolve(MailboxCopies.FOLDER));
      }
      RestoreRecord.leave(data, backupCopy.made());
      PrivateFiles.rename(draft.resolve(LedgerFile.NAME), data.resolve(LedgerFile.NAME));
      PrivateFiles.clear(draft);
      Files.delete(draft);
      return kept;
    } catch (IOException e) {
      throw new UnusableInput(
          "cannot write to %s (%s): make room or allow it, then restore again"
              .formatted(data, FileFailure.words(e)));
    }
  }

  private void refuseToOverwrite() {
    if (!Files.exists(data)) {
      return;
    }
    try (Stream<Path> entries = Files.list(data)) {
      entries
          .map(entry -> String.valueOf(entry.getFileName()))
          .filter(name -> !MAY_BE_THERE.contains(name))
          .sorted()
          .findFirst()
          .ifPresent(
              name -> {
                throw new UnusableInput(
                    ("there is %s in %s, and nothing is overwritten: stop the server, move the"
                            + " folder away (mv %s %s.before), then restore again")
                        .formatted(name, data, data, data));
              });
    } catch (IOException _) {
      throw new UnusableInput("cannot read " + data + ": allow it, or set another data folder");
    }
  }

  private Path draft() throws IOException {
    PrivateFiles.folder(data);
    Path draft = PrivateFiles.folder(data.resolve(DRAFT));
    PrivateFiles.clear(draft);
    PrivateFiles.flush(data);
    return draft;
  }

  private List<BackupManifest.Entry> entries(boolean withoutMail) {
    return backupCopy.manifest().entries().stream()
        .filter(entry -> !withoutMail || entry.name().equals(LedgerFile.NAME))
        .toList();
  }

  private void put(BackupManifest.Entry entry, Path draft) throws IOException {
    Path target = draft.resolve(entry.name());
    Path folder = target.getParent();
    if (folder != null) {
      PrivateFiles.folder(folder);
    }
    if (!PrivateFiles.copy(backupCopy.file(entry.name()), target, entry.name()).equals(entry)) {
      throw backupCopy.differs(entry.name());
    }
    PrivateFiles.flush(folder);
  }

  private void refuseNewer(Path draft) throws IOException {
    if (LedgerState.of(draft) instanceof LedgerState.Newer) {
      PrivateFiles.clear(draft);
      Files.delete(draft);
      throw new UnusableInput(
          "the backup in %s was made by a newer Depesche: restore it with that one"
              .formatted(backupCopy.folder()));
    }
  }
}
