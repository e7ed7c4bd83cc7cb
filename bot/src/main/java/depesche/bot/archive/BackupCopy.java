package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// A finished copy in a folder.
public final class BackupCopy {

  private final Path folder;
  private final BackupManifest backupManifest;

  private BackupCopy(Path folder, BackupManifest backupManifest) {
    this.folder = folder;
    this.backupManifest = backupManifest;
  }

  /// {@return whether there is a copy that was finished}
  public static boolean isIn(Path folder) {
    return Files.isRegularFile(folder.resolve(BackupManifest.NAME));
  }

  /// Reads the manifest of a copy.
  ///
  /// @throws UnusableInput if there is no finished copy, or a later version made it
  /// @throws DamagedBackup if the manifest is not as it was written
  public static BackupCopy open(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UnusableInput("there is no folder " + folder + ": name one that backup has made");
    }
    if (!isIn(folder)) {
      throw new UnusableInput(
          folder + " holds no finished backup, for no manifest is in it: name another");
    }
    try {
      String text = Files.readString(folder.resolve(BackupManifest.NAME));
      return new BackupCopy(folder, BackupManifest.read(text, folder));
    } catch (IOException _) {
      // Bytes that are no text cannot be decoded.
      throw new DamagedBackup(
          "the manifest in %s cannot be read: use another backup".formatted(folder));
    }
  }

  /// Compares every file with the manifest.
  ///
  /// @throws DamagedBackup naming the first that is not as it was written
  public void check(Progress progress) {
    int done = 0;
    for (BackupManifest.Entry entry : backupManifest.entries()) {
      progress.at("checking", ++done, backupManifest.entries().size());
      if (!entry.equals(found(entry.name()))) {
        throw differs(entry.name());
      }
    }
  }

  private BackupManifest.Entry found(String name) {
    try {
      return PrivateFiles.read(file(name), name);
    } catch (IOException _) {
      throw differs(name);
    }
  }

  DamagedBackup differs(String name) {
    return new DamagedBackup(
        "%s in %s is missing or damaged: use another backup".formatted(name, folder));
  }

  /// {@return where a file of the copy lies}
  Path file(String name) {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder.normalize())) {
      throw differs(name);
    }
    return file;
  }

  Path folder() {
    return folder;
  }

  BackupManifest manifest() {
    return backupManifest;
  }

  /// {@return when it was made}
  public Instant made() {
    return backupManifest.made();
  }

  /// {@return how many games are in it}
  public long games() {
    return backupManifest.rowCounts().games();
  }

  /// {@return how many mails are in it}
  public long mails() {
    return backupManifest.entries().stream()
        .filter(entry -> MailboxCopies.isMail(entry.name()))
        .count();
  }
}
