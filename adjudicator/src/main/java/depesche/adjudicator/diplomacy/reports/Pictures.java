package depesche.adjudicator.diplomacy.reports;

import depesche.adjudicator.MapPicture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.Position;
import java.util.ArrayList;
import java.util.List;

/// A position as a map picture.
public final class Pictures {

  private Pictures() {}

  public static MapPicture of(
      Atlas map, Position position, String title, List<MapPicture.Arrow> arrows) {
    Campaign campaign = position.campaign();
    List<MapPicture.Owner> owners = new ArrayList<>();
    for (String name : map.owners(campaign)) {
      owners.add(owner(campaign, name));
    }
    List<MapPicture.Tint> tints = new ArrayList<>();
    campaign.owners().forEach((centre, owner) -> tints.add(new MapPicture.Tint(centre, owner)));
    List<MapPicture.Piece> pieces = new ArrayList<>();
    campaign.units().forEach(unit -> pieces.add(piece(unit, MapPicture.Condition.STANDING)));
    if (position instanceof Position.Retreats(_, _, List<Displaced> displaced)) {
      displaced.forEach(one -> pieces.add(piece(one.unit(), MapPicture.Condition.DISLODGED)));
    }
    return new MapPicture(map.board().id(), title, owners, tints, pieces, arrows);
  }

  private static MapPicture.Owner owner(Campaign campaign, String name) {
    return new MapPicture.Owner(
        name,
        campaign.seats().contains(new Seat(name)),
        campaign.centresOf(name).size(),
        campaign.unitsOf(name).size());
  }

  private static MapPicture.Piece piece(Unit unit, MapPicture.Condition condition) {
    return new MapPicture.Piece(unit.place(), unit.power(), unit.kind().letter(), condition);
  }
}
