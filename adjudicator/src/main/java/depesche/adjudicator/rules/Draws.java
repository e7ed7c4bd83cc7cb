package depesche.adjudicator.rules;

/// Who asks the seats of a game whether they end it as a draw.
public enum Draws {
  /// Nobody: this table plays until somebody has won.
  NONE,
  /// The table: the rules know of no such vote, and of nothing that forbids it.
  TABLE,
  /// The rules too: a vote among the orders, which they count when they judge.
  ORDERED
}
