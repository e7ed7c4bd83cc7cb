package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Where the things of one area sit on the sheet.
///
/// @param words its name and its code, or what of them finds room
/// @param town where its town or star lies
/// @param unit the middle of the unit that holds it
/// @param dislodged the middle of a unit driven from it
/// @param shores by coast, the middle of a fleet driven from there
record AreaLayout(
    MapArea area,
    List<Words> words,
    Optional<Point> town,
    Point unit,
    Point dislodged,
    SequencedMap<String, Point> shores) {

  /// A site of which it is not known yet where driven fleets stand.
  AreaLayout(MapArea area, List<Words> words, Optional<Point> town, Point unit, Point dislodged) {
    this(area, words, town, unit, dislodged, new LinkedHashMap<>());
  }

  /// A line of text and the point under its middle.
  record Words(PaintedLine line, Point place) {

    /// {@return what the letters cover}
    CentredBox box() {
      double size = line.size();
      return new CentredBox(place.plus(0, -0.32 * size), line.width() + 2, 0.84 * size);
    }
  }

  /// {@return the same without words that a window would cut}
  AreaLayout clipped(CentredBox window) {
    List<Words> whole = words.stream().filter(one -> window.holds(one.box())).toList();
    return new AreaLayout(area, whole, town, unit, dislodged, shores);
  }

  /// {@return the same with a place for the unit driven from a place of the area}
  AreaLayout driven(String place, Point to) {
    String coast = coast(place);
    if (!area.coasts().containsKey(coast)) {
      return new AreaLayout(area, words, town, unit, to, shores);
    }
    SequencedMap<String, Point> fleets = new LinkedHashMap<>(shores);
    fleets.put(coast, to);
    return new AreaLayout(area, words, town, unit, dislodged, fleets);
  }

  private String coast(String place) {
    return place.substring(area.id().length()).replace("/", "");
  }

  /// {@return the site of a place: on a coast a fleet stands by the water}
  AreaLayout on(String place) {
    String coast = coast(place);
    return Optional.ofNullable(area.coasts().get(coast))
        .map(
            shore ->
                new AreaLayout(area, words, town, shore, shores.getOrDefault(coast, shore), shores))
        .orElse(this);
  }

  /// {@return the area of a place}
  static String area(String place) {
    return place.split("/", 2)[0];
  }

  /// {@return the site of a place such as `BER` or `STP/NC`}
  static AreaLayout of(SequencedMap<String, AreaLayout> sites, String place) {
    AreaLayout areaLayout = sites.get(area(place));
    if (areaLayout == null) {
      throw new IllegalStateException("no site for " + place);
    }
    return areaLayout.on(place);
  }
}
