package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.MapDrawing.Area;
import depesche.adjudicator.picture.MapDrawing.Kind;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Arrow;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.adjudicator.picture.Picture.MapPicture.Owner;
import depesche.adjudicator.picture.Picture.MapPicture.Piece;
import depesche.adjudicator.picture.Picture.MapPicture.Tint;
import depesche.bot.report.WideNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// Makes up pictures of a map that are as full as can be: no rules are asked whether they may be.
record RandomMaps(MapDrawing map, Random chance) {

  /// A unit and an order in every area.
  MapPicture full() {
    return picture(areas().size(), 0);
  }

  /// Some sixty units that were driven out, each with its retreat, and others in their places.
  MapPicture flight() {
    return picture(34, Math.min(60, areas().size()));
  }

  /// Thirty-four units with an order each.
  MapPicture usual() {
    return picture(34, 4);
  }

  private List<Area> areas() {
    return map.areas().stream().filter(area -> area.kind() != Kind.HOME_BOX).toList();
  }

  private MapPicture picture(int units, int driven) {
    List<Owner> owners =
        IntStream.range(0, 8)
            .mapToObj(i -> new Owner("Seat " + (char) ('A' + i), true, i, i))
            .toList();
    var tints = new ArrayList<Tint>();
    var pieces = new ArrayList<Piece>();
    var arrows = new ArrayList<Arrow>();
    var left = new ArrayList<>(areas());
    java.util.Collections.shuffle(left, chance);
    for (int i = 0; i < left.size(); i++) {
      Area area = left.get(i);
      String owner = owners.get(chance.nextInt(owners.size())).name();
      if (area.kind() != Kind.SEA && chance.nextInt(4) > 0) {
        tints.add(new Tint(area.id(), owner));
      }
      if (i < units) {
        Piece piece = piece(area, owner, Condition.STANDING);
        pieces.add(piece);
        arrows.add(order(piece, area));
      }
      if (i < driven) {
        String other = owners.get(chance.nextInt(owners.size())).name();
        Piece gone = piece(area, other, Condition.DISLODGED);
        pieces.add(gone);
        arrows.add(arrow(gone, Act.RETREAT, gone.area(), near(area).id()));
      }
    }
    List<String> winners =
        chance.nextInt(3) > 0
            ? List.of()
            : owners.stream().map(Owner::name).limit(1 + chance.nextInt(4)).toList();
    return new MapPicture(map.id(), "Spring 1902, movement", owners, tints, pieces, arrows, winners)
        .at(WideNames.table(owners.stream().map(Owner::name).toList()));
  }

  private Piece piece(Area area, String owner, Condition condition) {
    List<String> coasts = List.copyOf(area.coasts().sequencedKeySet());
    if (area.kind() == Kind.SEA) {
      return new Piece(area.id(), owner, "F", condition);
    }
    if (!coasts.isEmpty() && chance.nextBoolean()) {
      String coast = coasts.get(chance.nextInt(coasts.size()));
      return new Piece(area.id() + "/" + coast, owner, "F", condition);
    }
    String kind = List.of("A", "A", "AA", "F").get(chance.nextInt(4));
    return new Piece(area.id(), owner, kind, condition);
  }

  /// One of the four that are nearest.
  private Area near(Area area) {
    return areas().stream()
        .filter(other -> !other.equals(area))
        .sorted(
            Comparator.comparingDouble(
                other ->
                    Math.hypot(
                        other.label().x() - area.label().x(),
                        other.label().y() - area.label().y())))
        .skip(chance.nextInt(4))
        .findFirst()
        .orElseThrow();
  }

  private Arrow order(Piece piece, Area area) {
    String here = piece.area();
    Area next = near(area);
    Area beyond = near(next);
    return switch (chance.nextInt(8)) {
      case 0 -> arrow(piece, Act.HOLD, here, here);
      case 1 -> arrow(piece, Act.SUPPORT_HOLD, next.id(), next.id());
      case 2 -> arrow(piece, Act.SUPPORT_MOVE, next.id(), beyond.id());
      case 3 -> arrow(piece, Act.CONVOY, next.id(), beyond.id());
      case 4 -> arrow(piece, Act.BUILD, here, here);
      default -> arrow(piece, Act.MOVE, here, next.id());
    };
  }

  private Arrow arrow(Piece piece, Act act, String aided, String to) {
    Fate fate = chance.nextBoolean() ? Fate.DONE : Fate.FAILED;
    return new Arrow(piece.owner(), act, piece.area(), aided, to, fate);
  }
}
