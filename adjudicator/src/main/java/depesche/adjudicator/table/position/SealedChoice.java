package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.TableBook;
import java.util.List;

/// What a seat has chosen in secret.
///
/// @param choice its name
/// @param scope such as a battle; `-` if it is one choice
/// @param value ids of cards with a blank between them, or words
public record SealedChoice(Seat seat, String choice, String scope, TextValue value) {

  /// No scope.
  public static final String WHOLE = "-";

  /// {@return its name with its scope}
  public String name() {
    return scope.equals(WHOLE) ? choice : choice + " " + scope;
  }

  /// {@return the ids of the cards that are chosen; none if it is no choice of cards}
  public List<String> cards(TableBook book) {
    boolean cards = book.choice(choice).kind() == ChoiceLayout.Kind.CARD;
    return cards && !value.text().isEmpty() ? List.of(value.text().split(" ", -1)) : List.of();
  }

  /// {@return whether it is the same choice of the same seat}
  boolean replaces(SealedChoice other) {
    return seat.equals(other.seat) && choice.equals(other.choice) && scope.equals(other.scope);
  }
}
