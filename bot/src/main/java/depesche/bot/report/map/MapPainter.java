package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.MapPlaces;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Paints pictures of one map. The same picture always gives the same bytes; any number of threads
/// may paint at once.
public final class MapPainter {

  private final MapDrawing map;
  private final Map<Kind, MapView> views = new ConcurrentHashMap<>();

  public MapPainter(MapDrawing map) {
    this.map = map;
    view(MapStyle.LARGE, false);
  }

  private record Kind(MapStyle style, boolean dark) {}

  /// Names find their places on a map with its first picture of a kind.
  private MapView view(MapStyle style, boolean dark) {
    return views.computeIfAbsent(
        new Kind(style, dark), kind -> new MapView(map, kind.style(), MapLight.of(kind.dark())));
  }

  /// {@return the picture as an SVG document that needs no fonts and no other file}
  ///
  /// @throws depesche.bot.config.UnusableInput when the picture names an area the map does not draw
  public String svg(MapPicture picture) {
    return view(MapStyle.LARGE, picture.dark()).svg(picture);
  }

  /// {@return where its units stand on that}
  public MapPlaces places() {
    return view(MapStyle.LARGE, false).places();
  }

  /// {@return the picture as PNG, as large as the map file says: 1600 × 1200 for Blood & Iron, and
  /// the key below it}
  ///
  /// @throws depesche.bot.config.UnusableInput when the picture names an area the map does not draw
  public byte[] png(MapPicture picture) {
    return view(MapStyle.LARGE, picture.dark()).png(picture);
  }

  /// {@return the picture for a phone, 390 points wide: the whole board, or, if it is around
  /// somebody, their theatre}
  public byte[] small(MapPicture picture) {
    return smallView(picture).png(picture);
  }

  private MapView smallView(MapPicture picture) {
    return view(picture.around().isEmpty() ? MapStyle.OVERVIEW : MapStyle.THEATRE, picture.dark());
  }

  /// {@return what is drawn on a small picture, above its ground}
  Svg drawnSmall(MapPicture picture) {
    return smallView(picture).drawn(picture);
  }

  /// {@return a picture with an owner, a unit and an order in every area, to measure with}
  public MapPicture sample() {
    var owners = new ArrayList<MapPicture.Owner>();
    var tints = new ArrayList<MapPicture.Tint>();
    var pieces = new ArrayList<MapPicture.Piece>();
    var arrows = new ArrayList<MapPicture.Arrow>();
    for (int i = 0; i < 7; i++) {
      owners.add(new MapPicture.Owner("Seat " + (i + 1), i < 5, 1, 1));
    }
    List<MapDrawing.Area> areas =
        map.areas().stream().filter(area -> area.kind() != MapDrawing.Kind.HOME_BOX).toList();
    for (int i = 0; i < areas.size(); i++) {
      String id = areas.get(i).id();
      String next = areas.get((i + 1) % areas.size()).id();
      String owner = owners.get(i % owners.size()).name();
      boolean water = areas.get(i).kind() == MapDrawing.Kind.SEA;
      if (!water) {
        tints.add(new MapPicture.Tint(id, owner));
      }
      pieces.add(new MapPicture.Piece(id, owner, water ? "F" : "A", MapPicture.Condition.STANDING));
      arrows.add(
          new MapPicture.Arrow(owner, MapPicture.Act.MOVE, id, id, next, MapPicture.Fate.FAILED));
    }
    return new MapPicture(map.id(), "Sample", owners, tints, pieces, arrows);
  }
}
