package depesche.adjudicator.bismarck.table;

/// How a game ended.
public enum DanceEnd {
  /// All five flags are in the German Allies sphere at the end of a turn.
  WON,
  /// A crisis became a war: more active powers side with France.
  WAR,
  /// Fewer than two parties support Bismarck.
  DISMISSED,
  /// The draw pile is empty.
  TIME,
  /// Its player left it, which happens in contests only.
  LEFT
}
