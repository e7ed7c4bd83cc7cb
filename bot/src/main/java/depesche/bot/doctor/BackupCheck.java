package depesche.bot.doctor;

import depesche.bot.archive.Archive;
import depesche.bot.archive.Damaged;
import depesche.bot.archive.Plan;
import depesche.bot.archive.Progress;
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
record BackupCheck(Optional<Plan> plan, Path data, Clock clock) implements Check {

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
        "none is planned: set backup in the settings, or now and then ./depesche backup DIR");
  }

  private Finding planned(Plan set) {
    Optional<Archive> newest = set.newest();
    if (newest.isEmpty()) {
      return Finding.well(
          subject(), "none in " + set.folder() + " yet: a server that runs makes the first");
    }
    try {
      newest.get().check(Progress.silent());
    } catch (Damaged e) {
      return Finding.toMend(subject(), e.getMessage() + ", and make a new one");
    }
    Instant made = newest.get().made();
    return made.plus(set.every().multipliedBy(2)).isBefore(clock.instant())
        ? Finding.toMend(
            subject(),
            "the last in %s is of %s: if a server runs, its log says why; else start it"
                .formatted(set.folder(), to(made)))
        : Finding.well(
            subject(),
            "the last in %s is of %s and as it was written; games in it: %d"
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
            "%s lies among the backups: with both every draw can be foreseen; keep it elsewhere"
                .formatted(KEY))
        : Finding.well(
            subject(), "%s is in none: keep a copy of %s apart".formatted(KEY, data.resolve(KEY)));
  }
}
