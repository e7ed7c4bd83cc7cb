package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.PicturedFact;

/// The map after a step, with the orders of the step as arrows.
public record MapDrawn(MapPicture picture) implements PicturedFact {}
