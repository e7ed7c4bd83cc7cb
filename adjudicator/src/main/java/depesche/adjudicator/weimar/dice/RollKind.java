package depesche.adjudicator.weimar.dice;

/// What is rolled for.
public enum RollKind {
  DEMONSTRATION,
  REACTION,
  FIGHT,
  COUP,
  COUNTER_COUP,
  FOREIGN_AFFAIRS,
  CRISIS
}
