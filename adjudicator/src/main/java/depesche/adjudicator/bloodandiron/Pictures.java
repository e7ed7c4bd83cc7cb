package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;

/// A position as a map picture.
final class Pictures {

  private Pictures() {}

  static Picture of(Atlas map, Position position, String title, List<Picture.Arrow> arrows) {
    Campaign campaign = position.campaign();
    List<Picture.Owner> owners = new ArrayList<>();
    for (Seat seat : campaign.seats()) {
      owners.add(owner(campaign, seat.name(), true));
    }
    map.powers().forEach(power -> owners.add(owner(campaign, power, false)));
    List<Picture.Tint> tints = new ArrayList<>();
    campaign.owners().forEach((centre, owner) -> tints.add(new Picture.Tint(centre, owner)));
    List<Picture.Piece> pieces = new ArrayList<>();
    campaign.armies().forEach(army -> pieces.add(piece(army, Picture.Condition.STANDING)));
    if (position instanceof Position.Retreats(_, _, List<Displaced> displaced)) {
      displaced.forEach(one -> pieces.add(piece(one.army(), Picture.Condition.DISLODGED)));
    }
    return new Picture(map.map().id(), title, owners, tints, pieces, arrows);
  }

  private static Picture.Owner owner(Campaign campaign, String name, boolean seated) {
    return new Picture.Owner(
        name, seated, campaign.centresOf(name).size(), campaign.armiesOf(name).size());
  }

  private static Picture.Piece piece(Army army, Picture.Condition condition) {
    return new Picture.Piece(army.at(), army.owner(), army.kind(), condition);
  }
}
