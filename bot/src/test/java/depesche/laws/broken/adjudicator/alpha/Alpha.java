package depesche.laws.broken.adjudicator.alpha;

import depesche.adjudicator.rules.Rules;
import depesche.laws.broken.adjudicator.beta.Beta;

/// A title, in a circle with another.
public abstract class Alpha implements Rules<String, String> {

  abstract Beta neighbour();
}
