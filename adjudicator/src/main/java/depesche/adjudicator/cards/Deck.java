package depesche.adjudicator.cards;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import java.util.ArrayList;
import java.util.List;

/// A deck and its discard pile.
///
/// @param name the scope of its draws, such as `event`
/// @param printed every card there is, in printed order
/// @param hidden the cards to be drawn, the top first; nobody knows their order
/// @param discards face up
/// @param shuffles how often it was shuffled; each shuffle is a stream of chance of its own
public record Deck<C>(
    String name, List<C> printed, List<C> hidden, List<C> discards, int shuffles) {

  private static final String PURPOSE = "deck";

  public Deck {
    printed = List.copyOf(printed);
    hidden = List.copyOf(hidden);
    discards = List.copyOf(discards);
  }

  /// Cards drawn, and the deck without them.
  ///
  /// @param cards fewer than were asked for if the deck and its discards ran out
  /// @param shuffled how many discards were shuffled to go on; 0 if none
  public record Drawn<C>(Deck<C> deck, List<C> cards, int shuffled) {

    public Drawn {
      cards = List.copyOf(cards);
    }
  }

  /// {@return a new deck of all these cards, shuffled}
  public static <C> Deck<C> shuffled(String name, List<C> printed, Chance chance) {
    return new Deck<>(name, printed, List.of(), printed, 0).refilled(chance);
  }

  /// The discards become the deck, in an order that chance decides from their printed order.
  private Deck<C> refilled(Chance chance) {
    List<C> sorted = printed.stream().filter(discards::contains).toList();
    int next = shuffles + 1;
    List<C> order = chance.hidden(PURPOSE, name + "/" + next).shuffled(sorted);
    return new Deck<>(name, printed, order, List.of(), next);
  }

  /// {@return so many cards from the top; if the deck runs out, the discards are shuffled and the
  /// drawing goes on. Drawing none makes sure that there is a top card}
  public Drawn<C> draw(int count, Chance chance) {
    boolean enough = count <= hidden.size() && !(count == 0 && hidden.isEmpty());
    if (enough || discards.isEmpty()) {
      int taken = Math.min(count, hidden.size());
      return new Drawn<>(with(hidden.subList(taken, hidden.size())), hidden.subList(0, taken), 0);
    }
    Drawn<C> rest = with(List.of()).refilled(chance).draw(count - hidden.size(), chance);
    List<C> cards = new ArrayList<>(hidden);
    cards.addAll(rest.cards());
    return new Drawn<>(rest.deck(), cards, discards.size());
  }

  /// Tells chance who is shown cards that were drawn from this deck, or its top card.
  public void show(List<C> cards, Audience audience, Chance chance) {
    chance.shown(PURPOSE, name + "/" + shuffles, cards, audience);
  }

  /// {@return the deck in an order that foretells nothing}
  public Deck<C> unforeseen(Chance chance) {
    return with(chance.hidden("preview", name).shuffled(hidden));
  }

  private Deck<C> with(List<C> left) {
    return new Deck<>(name, printed, left, discards, shuffles);
  }

  /// {@return the deck with these cards on its discard pile}
  public Deck<C> discard(List<C> cards) {
    List<C> pile = new ArrayList<>(discards);
    pile.addAll(cards);
    return new Deck<>(name, printed, hidden, pile, shuffles);
  }
}
