package depesche.bot.people;

/// What becomes of a seat that is given up.
public enum Missing {
  /// Nobody waits for it; its player's next letter, or a new player, takes it up.
  ABANDON,
  /// Civil disorder: the seat is closed, until its master gives it to somebody.
  DISORDER,
  /// The game is paused, and its master decides.
  PAUSE
}
