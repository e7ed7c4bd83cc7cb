package depesche.adjudicator.picture;

import depesche.adjudicator.Fact;

/// A fact that a picture shows best.
public interface PicturedFact extends Fact {

  /// {@return what to paint}
  Picture picture();
}
