package depesche.adjudicator.greatpowers;

import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Bid cards by the slot in which they lie, from 1. A slot may be empty.
final class Bids {

  private Bids() {}

  /// {@return the cards in this order, without a gap}
  static SequencedMap<Integer, Token> inOrder(List<Token> traits) {
    SequencedMap<Integer, Token> bids = new TreeMap<>();
    traits.forEach(trait -> bids.put(bids.size() + 1, trait));
    return bids;
  }

  /// {@return the last slot with a card in it; 0 if there is none}
  static int last(SequencedMap<Integer, Token> bids) {
    return bids.isEmpty() ? 0 : bids.lastEntry().getKey();
  }

  /// {@return whether an empty slot lies before a card}
  static boolean hasGap(SequencedMap<Integer, Token> bids) {
    return last(bids) > bids.size();
  }
}
