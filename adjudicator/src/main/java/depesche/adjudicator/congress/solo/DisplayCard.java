package depesche.adjudicator.congress.solo;

/// A card on a display.
///
/// @param card its title
/// @param up whether it lies face up
public record DisplayCard(String card, boolean up) {

  DisplayCard turned() {
    return new DisplayCard(card, true);
  }
}
