package depesche.adjudicator.congress.board;

/// What stands in an Army Box. Each counts 1 in battle.
public enum ArmyUnitKind {
  FRENCH,
  RUSSIAN,
  PRUSSIAN,
  SWEDISH,
  AUSTRIAN,
  BRITISH,
  PORTUGUESE,
  SPANISH,
  US,
  FLEET
}
