package depesche.adjudicator.rules;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import java.util.List;

/// A title whose picture can show what a seat has on file. Nothing here depends on what the others
/// have written.
public interface DrawnOrders<P> extends Capability {

  /// {@return what the seat may see of the position, with what its letters have put on file}
  ///
  /// @param letters all the letters of this seat that still count, oldest first
  Picture drawn(P position, Seat seat, List<Letter> letters);
}
