package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import java.util.List;

/// All others may react to what a seat does.
///
/// @param seat who does it
/// @param event what, in words that standing answers speak of: `COUP in Berlin`
/// @param asked who may react, in the order in which their reactions are done
public record ReactionWindow(Seat seat, TextValue event, List<Seat> asked) {
  public ReactionWindow {
    asked = List.copyOf(asked);
  }
}
