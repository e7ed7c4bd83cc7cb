package depesche.adjudicator.picture;

import depesche.adjudicator.Fact;

/// A fact that is best told by a picture.
public interface PicturedFact extends Fact {

  /// {@return what to paint}
  Picture picture();
}
