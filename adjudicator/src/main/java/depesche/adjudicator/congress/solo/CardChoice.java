package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// Playing a card from a display (19.3): the fate die says which cards are turned up, one military
/// card may be saved, one of the cards is played, and the open spaces are filled.
///
/// @param display with the cards turned up
/// @param available the spaces from which a card may be played
/// @param emptied the spaces that have to be filled, in the order in which they became empty
public record CardChoice(
    CardDisplay display,
    Optional<FateDie> fate,
    List<DisplaySpace> available,
    List<DisplaySpace> emptied) {

  public CardChoice {
    available = List.copyOf(available);
    emptied = List.copyOf(emptied);
  }

  /// {@return what may be played after a roll; when the military pile has become the draw pile, the
  /// die is not rolled and all may}
  ///
  /// @param letter of a card for the power that plays
  public static CardChoice rolled(
      CardDisplay display, FateDie fate, Function<String, Optional<CardRating>> letter) {
    if (display.open()) {
      return new CardChoice(
          display, Optional.empty(), List.copyOf(display.shown().sequencedKeySet()), List.of());
    }
    CardDisplay flipped = display;
    for (DisplaySpace space : fate.flipped()) {
      flipped = flipped.flipped(space);
    }
    List<DisplaySpace> available = new ArrayList<>();
    for (DisplaySpace space : fate.flipped()) {
      if (flipped.at(space).isPresent()) {
        available.add(space);
      }
    }
    if (fate == FateDie.C_OR_LOWEST) {
      available.addAll(lowest(flipped, letter));
    }
    return new CardChoice(flipped, Optional.of(fate), available, List.of());
  }

  /// The face-up cards with the lowest letter in A, B, D and E; if there is none, C is what is
  /// left.
  private static List<DisplaySpace> lowest(
      CardDisplay display, Function<String, Optional<CardRating>> letter) {
    Optional<CardRating> least = Optional.empty();
    List<DisplaySpace> spaces = new ArrayList<>();
    List<DisplaySpace> unrated = new ArrayList<>();
    for (DisplaySpace space : display.spaces().sequencedKeySet()) {
      Optional<CardRating> rating =
          display.at(space).filter(DisplayCard::up).flatMap(card -> letter.apply(card.card()));
      if (rating.isEmpty()) {
        if (display.at(space).filter(DisplayCard::up).isPresent()) {
          unrated.add(space);
        }
        continue;
      }
      int compared = least.map(best -> rating.get().compareTo(best)).orElse(-1);
      if (compared < 0) {
        spaces.clear();
        least = rating;
      }
      if (compared <= 0) {
        spaces.add(space);
      }
    }
    // A card whose letter nobody has typed may be the lowest: its owner knows.
    spaces.addAll(unrated);
    return spaces;
  }

  /// {@return the spaces with a face-up card that may be saved for the War Phase}
  ///
  /// @param usable whether the power could use a card in the War Phase of this turn
  public List<DisplaySpace> saveable(Predicate<String> usable) {
    if (display.open() || !emptied.isEmpty()) {
      return List.of();
    }
    return display.shown().entrySet().stream()
        .filter(one -> one.getValue().up() && usable.test(one.getValue().card()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /// {@return the choice after a card was saved; no other may be}
  public CardChoice saving(DisplaySpace space) {
    CardDisplay saved = display.without(space).saving(card(space));
    List<DisplaySpace> left = available.stream().filter(one -> one != space).toList();
    if (!left.isEmpty()) {
      return new CardChoice(saved, fate, left, List.of(space));
    }
    // 19.3: if no card is left to play, the top of the draw pile is turned up and played.
    return new CardChoice(
        saved.flipped(DisplaySpace.C), fate, List.of(DisplaySpace.C), List.of(space));
  }

  /// {@return the display after a card was played and the open spaces were filled}
  public CardDisplay playing(DisplaySpace space, UnaryOperator<List<String>> shuffle) {
    if (!available.contains(space)) {
      throw new IllegalArgumentException(space + " may not be played");
    }
    String card = card(space);
    List<DisplaySpace> empty = new ArrayList<>(emptied);
    empty.add(space);
    return display.without(space).discarding(card).filled(empty, shuffle);
  }

  /// {@return the display after a card was traded for another, which takes its space}
  public CardDisplay trading(
      DisplaySpace space, String received, UnaryOperator<List<String>> shuffle) {
    return display.exchanged(space, received).filled(emptied, shuffle);
  }

  private String card(DisplaySpace space) {
    return display
        .at(space)
        .orElseThrow(() -> new IllegalArgumentException(space + " is empty"))
        .card();
  }
}
