package depesche.laws.broken.adjudicator.beta;

import depesche.adjudicator.rules.Rules;
import depesche.laws.broken.adjudicator.alpha.Alpha;

/// A title that leans on another.
public abstract class Beta implements Rules<String, String> {

  abstract Alpha neighbour();
}
