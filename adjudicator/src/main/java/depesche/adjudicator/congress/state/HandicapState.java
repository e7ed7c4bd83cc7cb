package depesche.adjudicator.congress.state;

import java.util.List;

/// The Handicap deck.
///
/// @param drawn the cards that were drawn since all were shuffled
/// @param shuffles how often cards were drawn
public record HandicapState(List<String> drawn, int shuffles) {

  /// Nobody has drawn.
  public static final HandicapState NONE = new HandicapState(List.of(), 0);

  public HandicapState {
    drawn = List.copyOf(drawn);
  }
}
