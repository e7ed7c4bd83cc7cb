package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A deck whose cards are found by their ids.
public final class CardIndex {

  private final DanceDeck deck;
  private final Map<String, DanceCard> cards = new LinkedHashMap<>();

  public CardIndex(DanceDeck deck) {
    this.deck = deck;
    deck.cards().forEach(card -> cards.put(card.id(), card));
  }

  public DanceDeck deck() {
    return deck;
  }

  /// {@return whether a word is the id of a card}
  public boolean has(String id) {
    return cards.containsKey(id);
  }

  /// {@return the card with this id}
  public DanceCard card(String id) {
    DanceCard card = cards.get(id);
    if (card == null) {
      throw new IllegalArgumentException("no card " + id + " in the deck " + deck.title());
    }
    return card;
  }

  public String title(String id) {
    return card(id).title();
  }

  public List<String> titles(List<String> ids) {
    return ids.stream().map(this::title).toList();
  }
}
