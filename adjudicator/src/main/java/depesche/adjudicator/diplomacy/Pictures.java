package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.List;

/// A position as a map picture.
final class Pictures {

  private Pictures() {}

  static Picture of(Atlas map, Position position, String title, List<Picture.Arrow> arrows) {
    Campaign campaign = position.campaign();
    List<Picture.Owner> owners = new ArrayList<>();
    for (String name : map.owners(campaign)) {
      owners.add(owner(campaign, name));
    }
    List<Picture.Tint> tints = new ArrayList<>();
    campaign.owners().forEach((centre, owner) -> tints.add(new Picture.Tint(centre, owner)));
    List<Picture.Piece> pieces = new ArrayList<>();
    campaign.units().forEach(unit -> pieces.add(piece(unit, Picture.Condition.STANDING)));
    if (position instanceof Position.Retreats(_, _, List<Displaced> displaced)) {
      displaced.forEach(one -> pieces.add(piece(one.unit(), Picture.Condition.DISLODGED)));
    }
    return new Picture(map.board().id(), title, owners, tints, pieces, arrows);
  }

  private static Picture.Owner owner(Campaign campaign, String name) {
    return new Picture.Owner(
        name,
        campaign.seats().contains(new Seat(name)),
        campaign.centresOf(name).size(),
        campaign.unitsOf(name).size());
  }

  private static Picture.Piece piece(Unit unit, Picture.Condition condition) {
    return new Picture.Piece(unit.place(), unit.power(), unit.kind().letter(), condition);
  }
}
