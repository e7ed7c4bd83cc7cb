package depesche.adjudicator.bismarck.decks;

/// Where a crisis breaks out. Open crises of the row that share one come up together.
public enum Theatre {
  BALKANS,
  AFRICA,
  ASIA
}
