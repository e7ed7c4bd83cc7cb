package depesche.adjudicator.diplomacy.reports;

import depesche.adjudicator.Drawn;
import depesche.adjudicator.MapPicture;

/// The map after a step, with the orders of the step as arrows.
public record MapDrawn(MapPicture picture) implements Drawn {}
