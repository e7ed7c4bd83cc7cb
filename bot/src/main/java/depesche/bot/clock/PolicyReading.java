package depesche.bot.clock;

/// What was understood of words about deadlines.
public sealed interface PolicyReading {

  record Understood(ClockPolicy policy) implements PolicyReading {}

  /// Nothing is guessed.
  ///
  /// @param word at which reading ended
  record Unclear(String word) implements PolicyReading {}
}
