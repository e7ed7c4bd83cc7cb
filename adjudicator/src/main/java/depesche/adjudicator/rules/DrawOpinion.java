package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;

/// An order on file that says whether its seat agrees to a draw, in a title whose rules ask.
public interface DrawOpinion extends Fact {

  /// {@return whether it agrees}
  boolean agrees();

  /// {@return the line that says the opposite, and replaces it}
  String opposite();
}
