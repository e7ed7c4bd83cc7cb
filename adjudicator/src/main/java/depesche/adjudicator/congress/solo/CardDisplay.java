package depesche.adjudicator.congress.solo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// The display of one side in the Card-Driven Game Solo Method (19).
///
/// @param spaces A, B, D and E, as far as there are cards
/// @param pile space C, the top card first
/// @param military the cards saved for the War Phase
/// @param discards in the order they were played
/// @param open whether the military pile has become the draw pile: all cards are face up, nothing
///   is saved and no die rolled
public record CardDisplay(
    SequencedMap<DisplaySpace, DisplayCard> spaces,
    List<DisplayCard> pile,
    List<String> military,
    List<String> discards,
    boolean open) {

  private static final List<DisplaySpace> FACE_UP = List.of(DisplaySpace.A, DisplaySpace.B);
  private static final List<DisplaySpace> FACE_DOWN = List.of(DisplaySpace.D, DisplaySpace.E);

  public CardDisplay {
    spaces = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(spaces));
    pile = List.copyOf(pile);
    military = List.copyOf(military);
    discards = List.copyOf(discards);
  }

  /// 19.2: A and B face up, D and E face down, the rest in C.
  ///
  /// @param dealt the cards in the order of the deck
  public static CardDisplay dealt(List<String> dealt) {
    SequencedMap<DisplaySpace, DisplayCard> spaces = new LinkedHashMap<>();
    List<DisplaySpace> order = new ArrayList<>(FACE_UP);
    order.addAll(FACE_DOWN);
    int next = 0;
    while (next < order.size() && next < dealt.size()) {
      DisplaySpace space = order.get(next);
      spaces.put(space, new DisplayCard(dealt.get(next), FACE_UP.contains(space)));
      next++;
    }
    return new CardDisplay(
        spaces, down(dealt.subList(next, dealt.size())), List.of(), List.of(), false);
  }

  private static List<DisplayCard> down(List<String> cards) {
    return cards.stream().map(card -> new DisplayCard(card, false)).toList();
  }

  /// 19.2: after the wager, military cards of the Initial Phase are saved and the others shuffled
  /// into C.
  public CardDisplay joined(
      List<String> saved, List<String> others, UnaryOperator<List<String>> shuffle) {
    List<String> more = new ArrayList<>(military);
    more.addAll(saved);
    List<String> hidden = new ArrayList<>(pile.stream().map(DisplayCard::card).toList());
    hidden.addAll(others);
    return new CardDisplay(spaces, down(shuffle.apply(hidden)), more, discards, open);
  }

  /// {@return the card in a space; in C the top of the pile}
  public Optional<DisplayCard> at(DisplaySpace space) {
    return space == DisplaySpace.C
        ? pile.stream().findFirst()
        : Optional.ofNullable(spaces.get(space));
  }

  /// {@return all cards that lie in A to E, by their spaces}
  public SequencedMap<DisplaySpace, DisplayCard> shown() {
    SequencedMap<DisplaySpace, DisplayCard> shown = new LinkedHashMap<>();
    for (DisplaySpace space : DisplaySpace.values()) {
      at(space).ifPresent(card -> shown.put(space, card));
    }
    return shown;
  }

  /// {@return how many cards its side has left for diplomacy and war}
  public int left() {
    return spaces.size() + pile.size() + military.size();
  }

  /// {@return the display with the card of a space turned up}
  CardDisplay flipped(DisplaySpace space) {
    return at(space).map(card -> with(space, card.turned())).orElse(this);
  }

  /// {@return the display with another card face up in a space}
  public CardDisplay exchanged(DisplaySpace space, String card) {
    return with(space, new DisplayCard(card, true));
  }

  private CardDisplay with(DisplaySpace space, DisplayCard card) {
    if (space == DisplaySpace.C) {
      List<DisplayCard> changed = new ArrayList<>(pile);
      changed.set(0, card);
      return new CardDisplay(spaces, changed, military, discards, open);
    }
    SequencedMap<DisplaySpace, DisplayCard> changed = new LinkedHashMap<>(spaces);
    changed.put(space, card);
    return new CardDisplay(changed, pile, military, discards, open);
  }

  /// {@return the display without the card of a space}
  CardDisplay without(DisplaySpace space) {
    if (space == DisplaySpace.C) {
      return new CardDisplay(spaces, pile.subList(1, pile.size()), military, discards, open);
    }
    SequencedMap<DisplaySpace, DisplayCard> changed = new LinkedHashMap<>(spaces);
    changed.remove(space);
    return new CardDisplay(changed, pile, military, discards, open);
  }

  CardDisplay saving(String card) {
    List<String> more = new ArrayList<>(military);
    more.add(card);
    return new CardDisplay(spaces, pile, more, discards, open);
  }

  CardDisplay discarding(String card) {
    List<String> more = new ArrayList<>(discards);
    more.add(card);
    return new CardDisplay(spaces, pile, military, more, open);
  }

  /// 19.3: an open space is filled from C, face up or down as the card lies there. When C is empty,
  /// 19.4 makes the military pile the draw pile, once.
  CardDisplay filled(List<DisplaySpace> empty, UnaryOperator<List<String>> shuffle) {
    CardDisplay now = this;
    for (DisplaySpace space : empty) {
      now = now.renewed(shuffle);
      if (space != DisplaySpace.C && !now.pile.isEmpty()) {
        DisplayCard top = now.pile.getFirst();
        now = now.without(DisplaySpace.C).with(space, top);
      }
    }
    return now.renewed(shuffle);
  }

  private CardDisplay renewed(UnaryOperator<List<String>> shuffle) {
    if (open || !pile.isEmpty()) {
      return this;
    }
    SequencedMap<DisplaySpace, DisplayCard> up = new LinkedHashMap<>();
    spaces.forEach((space, card) -> up.put(space, card.turned()));
    List<DisplayCard> renewed =
        shuffle.apply(military).stream().map(card -> new DisplayCard(card, true)).toList();
    return new CardDisplay(up, renewed, List.of(), discards, true);
  }
}
