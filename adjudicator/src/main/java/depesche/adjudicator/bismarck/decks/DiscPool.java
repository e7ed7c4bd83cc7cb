package depesche.adjudicator.bismarck.decks;

/// Where free influence discs lie.
public enum DiscPool {
  INFLUENCE,
  EVENT,
  DIPLOMACY,
  POLITICS
}
