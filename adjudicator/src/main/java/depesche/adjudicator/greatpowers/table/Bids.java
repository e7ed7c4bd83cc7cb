package depesche.adjudicator.greatpowers.table;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Bid cards by the slot in which they are, from 1. A slot may be empty.
public final class Bids {

  private static final String EMPTY = "-";

  private Bids() {}

  /// {@return the cards in this order, without a gap}
  public static SequencedMap<Integer, Token> inOrder(List<Token> traits) {
    SequencedMap<Integer, Token> bids = new TreeMap<>();
    traits.forEach(trait -> bids.put(bids.size() + 1, trait));
    return bids;
  }

  /// {@return the last slot with a card in it; 0 if there is none}
  public static int last(SequencedMap<Integer, Token> bids) {
    return bids.isEmpty() ? 0 : bids.lastEntry().getKey();
  }

  /// {@return whether an empty slot is before a card}
  public static boolean hasGap(SequencedMap<Integer, Token> bids) {
    return last(bids) > bids.size();
  }

  /// {@return a word for each slot, a dash for one without a card}
  static List<String> slots(SequencedMap<Integer, Token> bids) {
    return IntStream.rangeClosed(1, last(bids))
        .mapToObj(slot -> Optional.ofNullable(bids.get(slot)).map(Token::name).orElse(EMPTY))
        .toList();
  }

  /// {@return the bids that [#slots] wrote}
  static SequencedMap<Integer, Token> laid(List<String> slots) {
    SequencedMap<Integer, Token> bids = new TreeMap<>();
    for (int i = 0; i < slots.size(); i++) {
      if (!slots.get(i).equals(EMPTY)) {
        bids.put(i + 1, Token.valueOf(slots.get(i)));
      }
    }
    return bids;
  }
}
