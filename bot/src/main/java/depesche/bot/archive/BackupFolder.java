package depesche.bot.archive;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The folder of the backups that a server takes by itself, each in one named by its time.
///
/// @param every how much time there is between two
/// @param keep how many of the newest are kept
public record BackupFolder(Path folder, Duration every, int keep) {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static final Pattern NAMED =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ");

  /// {@return what the settings plan}
  public static Optional<BackupFolder> of(Settings settings, Path home) {
    return settings
        .backup()
        .map(
            set ->
                new BackupFolder(
                    home.resolve(set.folder()), Duration.ofHours(set.everyHours()), set.keep()));
  }

  /// {@return where a backup of this time goes}
  Path at(Instant now) {
    return folder.resolve(NAME.format(now));
  }

  /// {@return the folders of backups, finished or not, newest first}
  private List<Path> folders() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> NAMED.matcher(String.valueOf(entry.getFileName())).matches())
          .sorted((one, other) -> other.compareTo(one))
          .toList();
    } catch (IOException _) {
      throw new UnusableInput("cannot read " + folder + ": allow it, or set another backup.folder");
    }
  }

  /// {@return the newest finished backup}
  public Optional<BackupCopy> newest() {
    return folders().stream().flatMap(entry -> finished(entry).stream()).findFirst();
  }

  private static Optional<BackupCopy> finished(Path entry) {
    try {
      return Optional.of(BackupCopy.open(entry));
    } catch (UnusableInput | DamagedBackup _) {
      return Optional.empty();
    }
  }

  /// Deletes what is older than those that are kept, and what was never finished.
  void tidy() throws IOException {
    int kept = 0;
    for (Path entry : folders()) {
      if (!BackupCopy.isIn(entry) || ++kept > keep) {
        // Without its manifest what is half deleted is no backup.
        Files.deleteIfExists(entry.resolve(BackupManifest.NAME));
        PrivateFiles.clear(entry);
        Files.delete(entry);
      }
    }
  }
}
