package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A zone as it is written behind a clock time: `Europe/Berlin`, `UTC+2`, `CET`.
///
/// @param offset what an abbreviation says; none where only a region is named
/// @param region where it is used; the offset itself where none is known
record SaidZone(Optional<ZoneOffset> offset, ZoneId region) {

  /// The abbreviations of players: their offset, and a place whose clocks they are. Three are used
  /// in several parts of the world.
  private static final Map<String, List<SaidZone>> SHORT =
      Map.ofEntries(
          one("cet", "+1", "Europe/Berlin"),
          one("cest", "+2", "Europe/Berlin"),
          one("mez", "+1", "Europe/Berlin"),
          one("mesz", "+2", "Europe/Berlin"),
          one("wet", "+0", "Europe/Lisbon"),
          one("west", "+1", "Europe/Lisbon"),
          one("eet", "+2", "Europe/Helsinki"),
          one("eest", "+3", "Europe/Helsinki"),
          one("bst", "+1", "Europe/London"),
          one("msk", "+3", "Europe/Moscow"),
          one("est", "-5", "America/New_York"),
          one("edt", "-4", "America/New_York"),
          one("cdt", "-5", "America/Chicago"),
          one("mst", "-7", "America/Denver"),
          one("mdt", "-6", "America/Denver"),
          one("pst", "-8", "America/Los_Angeles"),
          one("pdt", "-7", "America/Los_Angeles"),
          one("jst", "+9", "Asia/Tokyo"),
          one("aest", "+10", "Australia/Sydney"),
          one("aedt", "+11", "Australia/Sydney"),
          one("nzst", "+12", "Pacific/Auckland"),
          one("nzdt", "+13", "Pacific/Auckland"),
          Map.entry("cst", List.of(at("-6", "America/Chicago"), at("+8", "Asia/Shanghai"))),
          Map.entry(
              "ist",
              List.of(
                  at("+05:30", "Asia/Kolkata"),
                  at("+2", "Asia/Jerusalem"),
                  at("+1", "Europe/Dublin"))),
          region("et", "America/New_York"),
          region("ct", "America/Chicago"),
          region("mt", "America/Denver"),
          region("pt", "America/Los_Angeles"),
          region("utc", "UTC"),
          region("gmt", "UTC"),
          region("z", "UTC"));

  private static Map.Entry<String, List<SaidZone>> one(String name, String offset, String region) {
    return Map.entry(name, List.of(at(offset, region)));
  }

  private static Map.Entry<String, List<SaidZone>> region(String name, String region) {
    return Map.entry(name, List.of(new SaidZone(Optional.empty(), ZoneId.of(region))));
  }

  private static SaidZone at(String offset, String region) {
    return new SaidZone(Optional.of(ZoneOffset.of(offset)), ZoneId.of(region));
  }

  /// {@return what a name may mean, in whatever letters; nothing if it is that of no zone}
  static List<SaidZone> of(String name) {
    List<SaidZone> known = SHORT.get(name.toLowerCase(Locale.ROOT));
    return known != null ? known : named(name).stream().toList();
  }

  private static Optional<SaidZone> named(String name) {
    Optional<String> region =
        ZoneId.getAvailableZoneIds().stream().filter(name::equalsIgnoreCase).findFirst();
    boolean counted = name.indexOf('+') > 0 || name.indexOf('-') > 0;
    try {
      return region
          .or(() -> Optional.of(name.toUpperCase(Locale.ROOT)).filter(_ -> counted))
          .map(id -> new SaidZone(Optional.empty(), ZoneId.of(id)));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  /// {@return the moments at which the clocks there show this: two where they are set back, or
  /// where `EST` is said in summer; none where they are set forward}
  Stream<Instant> moments(LocalDateTime clock) {
    List<ZoneOffset> there = region.getRules().getValidOffsets(clock);
    return offset
        .map(
            said ->
                there.contains(said)
                    ? Stream.of(said)
                    : Stream.concat(Stream.of(said), there.stream()))
        .orElseGet(there::stream)
        .map(clock::toInstant);
  }

  /// {@return the moments that are meant where the clocks of a place skip a time: before and after
  /// they are set forward}
  static List<Instant> around(LocalDateTime skipped, ZoneId region) {
    return Stream.of(region.getRules().getTransition(skipped))
        .flatMap(change -> Stream.of(change.getOffsetAfter(), change.getOffsetBefore()))
        .map(skipped::toInstant)
        .toList();
  }
}
