package depesche.adjudicator.congress.sums;

/// How far out the winner of the wager places an issue.
public enum WagerKind {
  /// 11.2, and three players: the highest value minus the lowest.
  HIGHEST_MINUS_LOWEST,
  /// 18.2.2 and 20.3: an Allied Power takes off the French value; France takes off the lowest.
  MINUS_FRENCH,
  /// 21.3: the highest Allied value and the French one, even if they do not win.
  BETWEEN_SIDES
}
