package depesche.bot.votes;

/// How many of those who have a say must agree. Silence does not agree.
public enum Quorum {
  ALL,
  /// More than half.
  MOST;

  /// {@return how many of so many}
  public int of(int voters) {
    return switch (this) {
      case ALL -> Math.max(1, voters);
      case MOST -> voters / 2 + 1;
    };
  }
}
