package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.Picture;
import java.util.Optional;

/// All that one reader may know of a position.
public interface View extends Fact {

  /// {@return the open state as a record whose components are the fields of the `state` line that
  /// `play` prints}
  Fact state();

  /// {@return the position as a picture, if this title has one}
  Optional<Picture> picture();
}
