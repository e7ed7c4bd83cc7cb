package depesche.adjudicator.bismarck.decks;

/// Which party an operation is about.
public sealed interface PartyTarget {

  record Named(Party party) implements PartyTarget {}

  /// The player names it: to lose one among the supporters, to gain one among the lost.
  record Chosen() implements PartyTarget {}
}
