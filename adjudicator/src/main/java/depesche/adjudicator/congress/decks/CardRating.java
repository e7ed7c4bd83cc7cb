package depesche.adjudicator.congress.decks;

/// The letter of a card for a power in solitaire games: D is the lowest, A the highest.
public enum CardRating {
  D,
  C,
  B,
  A
}
