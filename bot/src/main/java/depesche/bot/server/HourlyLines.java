package depesche.bot.server;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.event.Level;

/// Who was said to take nothing: of each recipient the log says it once an hour, however many
/// parcels wait for them and however often those are tried.
final class HourlyLines {

  private static final Duration PAUSE = Duration.ofHours(1);

  private final Map<String, Instant> said = new HashMap<>();

  /// {@return how loudly it is said now}
  synchronized Level level(String recipient, Instant now) {
    said.values().removeIf(before -> !before.plus(PAUSE).isAfter(now));
    return said.putIfAbsent(recipient, now) == null ? Level.WARN : Level.DEBUG;
  }
}
