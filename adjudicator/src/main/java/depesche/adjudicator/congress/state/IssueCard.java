package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;
import java.util.Optional;

/// A card on an issue, with what is stated of it.
///
/// @param value stated, if nobody has typed it
/// @param bonus stated
/// @param national whether it is stated to be of the nation of its player
/// @param power for which it is played, where one seat has several
/// @param cards the card, and behind a leader the one that it costs
public record IssueCard(
    int value, int bonus, boolean national, MajorPower power, List<String> cards) {

  public IssueCard {
    cards = List.copyOf(cards);
  }

  public String card() {
    return cards.getFirst();
  }

  /// {@return the card that a leader costs}
  public Optional<String> cost() {
    return cards.stream().skip(1).findFirst();
  }

  /// {@return whether a card is used up with it}
  public boolean takes(String one) {
    return cards.contains(one);
  }
}
