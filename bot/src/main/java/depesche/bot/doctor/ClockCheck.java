package depesche.bot.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.zone.ZoneRulesProvider;
import java.util.List;

/// Whether the clock goes with that of the disk, and how old the data of the time zones is. Discord
/// has a clock too, with which [DiscordCheck] compares ours.
record ClockCheck(Path data, String zone, Clock clock) implements Check {

  static final Duration TOLERANCE = Duration.ofSeconds(5);

  @Override
  public String subject() {
    return "clock";
  }

  @Override
  public List<Finding> look() {
    Path folder = Files.isDirectory(data) ? data : Path.of(System.getProperty("java.io.tmpdir"));
    Duration apart = apart(folder);
    String zones = ZoneRulesProvider.getVersions("Europe/Berlin").lastEntry().getKey();
    return List.of(
        apart.compareTo(TOLERANCE) > 0
            ? Finding.toMend(
                subject(),
                "differs by %d s from the clock of the disk at %s: set it (NTP)"
                    .formatted(apart.toSeconds(), folder))
            : Finding.well(
                subject(),
                "agrees with that of the disk; zones as of %s; games run in %s"
                    .formatted(zones, zone)));
  }

  private Duration apart(Path folder) {
    try {
      Path file = Files.createTempFile(folder, "doctor", ".tmp");
      try {
        Instant there = Files.getLastModifiedTime(file).toInstant();
        return Duration.between(there, clock.instant()).abs();
      } finally {
        Files.delete(file);
      }
    } catch (IOException _) {
      // Whether the folder can be written to is asked elsewhere.
      return Duration.ZERO;
    }
  }
}
