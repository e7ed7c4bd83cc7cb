package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.Point;
import java.util.Optional;
import java.util.SequencedMap;

/// A province or home box as the map file draws it.
///
/// @param group areas of one group have no thick line between them
/// @param home whether a power starts here
/// @param label where its name would like to sit
/// @param town where its town lies, if it has one
/// @param coasts by name, where a fleet on that coast stands
record MapArea(
    String id,
    String name,
    MapDrawing.Kind kind,
    String group,
    boolean home,
    Outline outline,
    Point label,
    Optional<Point> town,
    SequencedMap<String, Point> coasts) {

  boolean water() {
    return kind == MapDrawing.Kind.SEA;
  }
}
