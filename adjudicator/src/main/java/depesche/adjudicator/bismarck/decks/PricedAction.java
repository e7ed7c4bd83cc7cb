package depesche.adjudicator.bismarck.decks;

/// What a player pays discs for in the action phase.
public enum PricedAction {
  CANCEL,
  DIPLOMACY,
  POLITICS
}
