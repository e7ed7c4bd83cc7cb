package depesche.laws.broken.adjudicator.beta;

import depesche.adjudicator.Rules;
import depesche.laws.broken.adjudicator.alpha.Alpha;

/// A title that leans on another.
abstract class Beta implements Rules<String, String> {

  abstract Alpha neighbour();
}
