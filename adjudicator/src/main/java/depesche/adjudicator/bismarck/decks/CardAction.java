package depesche.adjudicator.bismarck.decks;

import java.util.List;

/// The action section of an Action card.
///
/// @param phase when it can be played
/// @param dieMark whether it sets dice instead of a roll; then [CardOperation.SetDie] is its only
///   effect
/// @param stays whether it stays in the hand when it has been played
public record CardAction(
    PlayTime phase, List<CardOperation> effects, boolean dieMark, boolean stays) {

  public CardAction {
    effects = List.copyOf(effects);
  }
}
