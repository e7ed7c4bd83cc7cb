package depesche.bot.clock;

import java.time.Duration;

/// The brake of a common deadline: where the operator asks for it, games that have the same one are
/// judged one after the other.
///
/// @param over how long that takes; zero to judge all at once
public record DeadlineSpread(Duration over) {

  /// The golden ratio of the range of a number: its multiples lie far apart, and no part of the
  /// range stays empty for long. Games of one series have names whose numbers follow each other.
  private static final int GOLDEN = 0x9E37_79B9;

  /// {@return whether there is none}
  public boolean isNone() {
    return over.isZero();
  }

  /// {@return how long after the common deadline a game of this name is judged, in whole seconds;
  /// always as long for the same game}
  public Duration after(String game) {
    long place = Integer.toUnsignedLong(game.hashCode() * GOLDEN);
    return Duration.ofSeconds((over.toSeconds() * place) >>> Integer.SIZE);
  }
}
