package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.CardFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A whole deck: what a file says, checked. One that a reader hands out as playable has 63 cards,
/// three of them with an asterisk.
///
/// @param note the owner's remark at the top of the file; may be empty
/// @param ours whether it is Depesche's own, not the printed one
/// @param cards in file order, those with an asterisk among them
public record DanceDeck(
    String title, String note, boolean ours, DanceBoard board, List<DanceCard> cards)
    implements CardFormat.Typed<DanceCard> {

  /// How many cards a deck has.
  public static final int CARDS = 63;

  public DanceDeck {
    cards = List.copyOf(cards);
  }

  /// {@return the cards that begin in the hand, in file order}
  public List<DanceCard> firstHand() {
    return cards.stream().filter(DanceCard::asterisk).toList();
  }

  /// {@return the cards that are shuffled, in file order}
  public List<DanceCard> pile() {
    return cards.stream().filter(card -> !card.asterisk()).toList();
  }

  @Override
  public String content() {
    return DeckContent.of(this);
  }

  @Override
  public SequencedMap<String, List<String>> lists() {
    SequencedMap<String, List<String>> lists = new LinkedHashMap<>();
    lists.put("cards", pile().stream().map(DanceCard::id).toList());
    return lists;
  }

  public Optional<DanceCard> find(String id) {
    return cards.stream().filter(card -> card.id().equals(id)).findFirst();
  }
}
