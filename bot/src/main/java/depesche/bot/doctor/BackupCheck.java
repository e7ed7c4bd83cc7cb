package depesche.bot.doctor;

import depesche.bot.archive.BackupCopy;
import depesche.bot.archive.BackupFolder;
import depesche.bot.archive.DamagedBackup;
import depesche.bot.archive.Progress;
import depesche.bot.config.DiskRoom;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether there is a backup, when it was made, and whether it is still as it was written. That
/// none is planned is no fault: the operator may have other ways.
record BackupCheck(Optional<BackupFolder> plan, Path data, Clock clock) implements Check {

  private static final String KEY = "chance.key";

  @Override
  public String subject() {
    return "backup";
  }

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    findings.add(plan.map(this::planned).orElseGet(this::unplanned));
    findings.add(key());
    return findings;
  }

  private Finding unplanned() {
    return Finding.well(
        subject(),
        "none is scheduled: set backup in the settings, or run ./depesche backup DIR now and then");
  }

  private Finding planned(BackupFolder set) {
    Optional<String> trouble =
        FolderCheck.trouble(
            set.folder().toAbsolutePath(), DiskRoom.LEAST_MEGABYTES, "backup.folder");
    if (trouble.isPresent()) {
      return Finding.toMend(subject(), trouble.get());
    }
    Optional<BackupCopy> newest = set.newest();
    if (newest.isEmpty()) {
      return Finding.well(
          subject(),
          "none in "
              + set.folder()
              + " yet: a server makes the first one when it has started; if one is running, its log"
              + " says why not");
    }
    try {
      newest.get().check(Progress.silent());
    } catch (DamagedBackup e) {
      return Finding.toMend(subject(), e.getMessage() + "; make a new one");
    }
    Instant made = newest.get().made();
    return made.plus(set.every().multipliedBy(2)).isBefore(clock.instant())
        ? Finding.toMend(
            subject(),
            "the last one in %s is from %s: if a server is running, its log says why; if not, start it"
                .formatted(set.folder(), to(made)))
        : Finding.well(
            subject(),
            "the last one in %s is from %s and is intact; games in it: %d"
                .formatted(set.folder(), to(made), newest.get().games()));
  }

  private static Instant to(Instant made) {
    return made.truncatedTo(ChronoUnit.SECONDS);
  }

  private Finding key() {
    boolean beside = plan.filter(set -> Files.exists(set.folder().resolve(KEY))).isPresent();
    return beside
        ? Finding.toMend(
            subject(),
            "%s is among the backups: anyone who has both can foresee every draw; keep it elsewhere"
                .formatted(KEY))
        : Finding.well(
            subject(),
            "%s is in none of them: keep a copy of %s in another place"
                .formatted(KEY, data.resolve(KEY)));
  }
}
