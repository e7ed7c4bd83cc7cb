package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.ArrayList;
import java.util.List;

/// A position as a map picture.
public record MapPictures(MapIndex map) {

  public MapPicture of(
      DiplomacyPosition diplomacyPosition, String title, List<MapPicture.Arrow> arrows) {
    SharedBoard sharedBoard = diplomacyPosition.campaign();
    List<MapPicture.Owner> owners = new ArrayList<>();
    for (String name : map.owners(sharedBoard)) {
      owners.add(owner(sharedBoard, name));
    }
    List<MapPicture.Tint> tints = new ArrayList<>();
    sharedBoard.owners().forEach((centre, owner) -> tints.add(new MapPicture.Tint(centre, owner)));
    List<MapPicture.Piece> pieces = new ArrayList<>();
    sharedBoard.units().forEach(unit -> pieces.add(piece(unit, MapPicture.Condition.STANDING)));
    if (diplomacyPosition
        instanceof DiplomacyPosition.Retreats(_, _, List<RetreatingUnit> displaced)) {
      displaced.forEach(one -> pieces.add(piece(one.unit(), MapPicture.Condition.DISLODGED)));
    }
    List<String> winners =
        diplomacyPosition instanceof DiplomacyPosition.Over(_, List<DiplomacyPosition.Rank> all)
            ? all.stream().filter(one -> one.rank() == 1).map(one -> one.seat().name()).toList()
            : List.of();
    return new MapPicture(map.board().id(), title, owners, tints, pieces, arrows, winners);
  }

  private static MapPicture.Owner owner(SharedBoard sharedBoard, String name) {
    return new MapPicture.Owner(
        name,
        sharedBoard.seats().contains(new Seat(name)),
        sharedBoard.centresOf(name).size(),
        sharedBoard.unitsOf(name).size());
  }

  private static MapPicture.Piece piece(Unit unit, MapPicture.Condition condition) {
    return new MapPicture.Piece(unit.place(), unit.power(), unit.unitKind().letter(), condition);
  }
}
