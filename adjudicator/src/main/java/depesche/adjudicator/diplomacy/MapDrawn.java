package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Drawn;
import depesche.adjudicator.Picture;

/// The map after a step, with the orders of the step as arrows.
public record MapDrawn(Picture picture) implements Drawn {}
