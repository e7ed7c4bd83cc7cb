package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;

/// A title that shows a script more than an onlooker may see.
public interface OpenState<P> extends Capability {

  /// {@return the state that a script prints, which nothing is kept from but the order of hidden
  /// cards}
  Fact state(P position);
}
