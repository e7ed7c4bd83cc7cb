package depesche.laws.broken.adjudicator.alpha;

import depesche.adjudicator.Rules;

/// A title.
public abstract class Alpha implements Rules<String, String> {}
