package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A deck whose cards are found by their ids.
public final class CardIndex {

  private final DanceDeck deck;
  private final Map<String, DanceCard> cards = new LinkedHashMap<>();
  private final Map<String, List<CardPart>> effects = new LinkedHashMap<>();

  public CardIndex(DanceDeck deck) {
    this.deck = deck;
    for (DanceCard card : deck.cards()) {
      cards.put(card.id(), card);
      effects.put(card.id(), CardPart.of(card));
    }
  }

  /// {@return what a card does}
  public List<CardPart> effect(String id) {
    return effects.getOrDefault(id, List.of());
  }

  /// {@return a card with what it does}
  public DanceFact.DanceFace face(String id) {
    return new DanceFact.DanceFace(title(id), effect(id));
  }

  /// {@return a card as it lies in the hand: what playing it does}
  public DanceFact.DanceFace held(String id) {
    return new DanceFact.DanceFace(title(id), CardPart.played(card(id)));
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

  /// {@return words as a player reads them: the id of a card as its title}
  public List<String> shown(List<String> words) {
    return words.stream().map(word -> has(word) ? title(word) : word).toList();
  }

  public List<String> titles(List<String> ids) {
    return ids.stream().map(this::title).toList();
  }
}
