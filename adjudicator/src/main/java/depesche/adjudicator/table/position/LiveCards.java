package depesche.adjudicator.table.position;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The cards of a table: decks, hands, and what lies open. Only counts and open cards are public.
public final class LiveCards {

  private static final String DECK = "deck";

  private final LiveJournal table;
  private final SequencedMap<String, Integer> shuffles;
  private final SequencedMap<String, CardPile> piles;
  private final SequencedMap<String, Integer> values;
  private final SequencedMap<Seat, String> shown;

  LiveCards(LiveJournal table, GameTable from) {
    this.table = table;
    shuffles = new LinkedHashMap<>(from.shuffles());
    piles = new LinkedHashMap<>(from.piles());
    values = new LinkedHashMap<>(from.values());
    shown = new LinkedHashMap<>(from.shown());
  }

  SequencedMap<String, Integer> shuffles() {
    return shuffles;
  }

  SequencedMap<String, CardPile> piles() {
    return piles;
  }

  SequencedMap<String, Integer> values() {
    return values;
  }

  SequencedMap<Seat, String> shown() {
    return shown;
  }

  /// {@return the card that a seat has shown last}
  public Optional<String> shown(Seat seat) {
    return Optional.ofNullable(shown.get(seat));
  }

  /// A seat has shown a card.
  public void show(Seat seat, String card) {
    shown.put(seat, card);
  }

  // Piles by their names

  public static String hand(Seat seat) {
    return "hand." + seat;
  }

  /// {@return the pile of what lies open before a seat}
  public static String front(Seat seat) {
    return "front." + seat;
  }

  public static String draw(String deck) {
    return "draw." + deck;
  }

  public static String discard(String deck) {
    return "discard." + deck;
  }

  public static String removed(String deck) {
    return "removed." + deck;
  }

  /// {@return the cards of a pile, the top first; a title may have piles of its own}
  public List<String> pile(String name) {
    CardPile pile = piles.get(name);
    return pile == null ? List.of() : pile.cards();
  }

  /// Replaces the cards of a pile.
  public void pile(String name, List<String> cards) {
    if (cards.isEmpty()) {
      piles.remove(name);
    } else {
      piles.put(name, new CardPile(cards));
    }
  }

  /// {@return the name of the pile in which a card lies}
  public Optional<String> whereabouts(String card) {
    return piles.sequencedEntrySet().stream()
        .filter(pile -> pile.getValue().cards().contains(card))
        .map(pile -> pile.getKey())
        .findFirst();
  }

  /// Takes a card from wherever it lies and puts it on a pile.
  ///
  /// @param top whether on its top or under it
  public void put(String card, String pile, boolean top) {
    whereabouts(card).ifPresent(from -> pile(from, without(pile(from), card)));
    List<String> cards = new ArrayList<>(pile(pile));
    if (top) {
      cards.addFirst(card);
    } else {
      cards.addLast(card);
    }
    pile(pile, cards);
  }

  /// Puts a card where it goes when it is open.
  public void lay(Seat seat, String card, After after) {
    String deck = table.book().deckOf(card).name();
    switch (after) {
      case KEEP -> {}
      case PLAY -> put(card, front(seat), false);
      case DISCARD -> put(card, discard(deck), true);
      case REMOVE -> put(card, removed(deck), true);
    }
  }

  private static List<String> without(List<String> cards, String card) {
    return cards.stream().filter(one -> !one.equals(card)).toList();
  }

  /// {@return that a pile, such as a hand, lacks a card, if it does}
  public Optional<Fact> lacks(String pile, String card) {
    return pile(pile).contains(card)
        ? Optional.empty()
        : Optional.of(new TableRefusal.CardNotInHand(table.book().shown(card)));
  }

  // Shuffling and drawing

  /// Shuffles a pile into the draw pile of a deck. Which cards these are is known; they are put in
  /// their printed order before, so that the draw can be checked.
  public void shuffle(DeckLayout deck, String pile) {
    List<String> all = new ArrayList<>(pile(draw(deck.name())));
    if (!pile.equals(draw(deck.name()))) {
      all.addAll(pile(pile));
      pile(pile, List.of());
    }
    List<String> printed = deck.ids().stream().filter(all::contains).toList();
    int next = 1 + shuffles.getOrDefault(deck.name(), 0);
    shuffles.put(deck.name(), next);
    pile(
        draw(deck.name()), table.chance().hidden(DECK, deck.name() + "/" + next).shuffled(printed));
  }

  /// Draws cards into the hand of a seat and shows them to it. Everybody hears how many. If the
  /// deck has too few, and is not renewed from its discards, the act is refused.
  public List<String> draw(DeckLayout deck, int count, Seat seat, String source) {
    List<String> drawn = taken(deck, count);
    List<String> hand = new ArrayList<>(pile(hand(seat)));
    hand.addAll(drawn);
    pile(hand(seat), hand);
    show(deck, drawn, seat);
    table.tell(new TableNews.SecretCards(source, deck.name(), table.book().shown(drawn)), seat);
    return drawn;
  }

  /// Deals cards to a seat, as many as there are: a deck that has been drawn empty stops no game.
  ///
  /// @return how many those were
  public int deal(DeckLayout deck, int count, Seat seat) {
    int dealt = Math.min(count, there(deck));
    if (dealt > 0) {
      draw(deck, dealt, seat, "DEAL");
    }
    return dealt;
  }

  /// Takes cards from the top of a deck, as many as there are.
  public List<String> upTo(DeckLayout deck, int most) {
    return taken(deck, Math.min(most, there(deck)));
  }

  private int there(DeckLayout deck) {
    int more = deck.renews() ? pile(discard(deck.name())).size() : 0;
    return pile(draw(deck.name())).size() + more;
  }

  /// Takes cards from the top of a deck. If it has too few, the act is refused, and none are taken.
  public List<String> taken(DeckLayout deck, int count) {
    String draw = draw(deck.name());
    int there = pile(draw).size();
    if (count > there(deck)) {
      table.refuse(new TableRefusal.TooFewCards(deck.name(), count, there(deck)));
      return List.of();
    }
    table.chance();
    List<String> drawn = new ArrayList<>(pile(draw).subList(0, Math.min(count, there)));
    pile(draw, pile(draw).subList(drawn.size(), there));
    if (drawn.size() < count) {
      int renewed = pile(discard(deck.name())).size();
      shuffle(deck, discard(deck.name()));
      table.enter("SHUFFLE", deck.name(), "", renewed + " discards", "");
      int missing = count - drawn.size();
      drawn.addAll(pile(draw).subList(0, missing));
      pile(draw, pile(draw).subList(missing, pile(draw).size()));
    }
    return drawn;
  }

  /// A seat sees cards that were drawn from a deck, and can check them at once.
  public void show(DeckLayout deck, List<String> cards, Seat seat) {
    table
        .chance()
        .shown(
            DECK,
            deck.name() + "/" + shuffles.getOrDefault(deck.name(), 0),
            cards,
            new Audience.Only(List.of(seat)));
  }

  // What cards are worth

  /// {@return what a card is worth: as its file says, or as a seat has stated}
  public Optional<Integer> value(String card) {
    Integer stated = values.get(card);
    TableCard face = table.book().card(card);
    String typed = face.field("value");
    return stated != null
        ? Optional.of(stated)
        : Optional.of(typed).filter(word -> word.matches("-?\\d{1,4}")).map(Integer::valueOf);
  }

  /// A seat says what a card is worth that nobody has typed in.
  public void state(String card, int value) {
    values.put(card, value);
  }
}
