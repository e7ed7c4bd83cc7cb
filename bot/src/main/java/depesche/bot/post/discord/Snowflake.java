package depesche.bot.post.discord;

import java.time.Instant;

/// Discord's ids: they hold the instant at which Discord made them.
public final class Snowflake {

  /// The first millisecond of 2015, Discord's zero.
  private static final long ZERO = 1_420_070_400_000L;

  private Snowflake() {}

  /// {@return when Discord made this id}
  public static Instant time(String id) {
    return Instant.ofEpochMilli((Long.parseUnsignedLong(id) >>> 22) + ZERO);
  }

  /// {@return the lowest id that Discord could make at an instant}
  public static String at(Instant instant) {
    return Long.toUnsignedString(Math.max(0, instant.toEpochMilli() - ZERO) << 22);
  }
}
