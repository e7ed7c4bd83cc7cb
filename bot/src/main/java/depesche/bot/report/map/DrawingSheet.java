package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.canvas.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A map as it is on the sheet: its size, the areas of play, the lands around them.
///
/// @param areas provinces and home boxes by their ids, in the order of the file
/// @param lands foreign land without a part in the game
/// @param captions words written over sea and land
record DrawingSheet(
    String title,
    boolean reconstructed,
    int width,
    int height,
    SequencedMap<String, MapArea> areas,
    List<Outline> lands,
    List<Caption> captions) {

  /// Words in the open sea or a foreign land, `size` pixels high, turned by `turn` degrees.
  record Caption(String text, Point place, double size, double turn) {}

  static DrawingSheet of(MapDrawing map, MapStyle style) {
    double times = style.scale(map.width());
    int width = (int) Math.round(map.width() * times);
    int height = (int) Math.round(map.height() * times);
    Scale scale = new Scale(width, height, times, style.margin());
    SequencedMap<String, MapArea> areas = new LinkedHashMap<>();
    map.areas().forEach(area -> areas.put(area.id(), scale.area(area)));
    return new DrawingSheet(
        map.title(),
        map.reconstructed(),
        width,
        height,
        areas,
        map.lands().stream().map(scale::outline).toList(),
        map.captions().stream().map(scale::caption).toList());
  }

  /// {@return the area of a place: `STP` and `STP/NC` are one}
  MapArea area(String place) {
    String id = place.split("/", 2)[0];
    MapArea mapArea = areas.get(id);
    if (mapArea == null) {
      throw new UnusableInput(
          "map: no outline for area " + id + "; add it to drawing.provinces or drawing.regions");
    }
    return mapArea;
  }

  /// The drawing shrinks a little towards the middle of the sheet, to leave room for the frame.
  private record Scale(double width, double height, double times, double margin) {

    Point point(MapDrawing.Point at) {
      double scale = 1 - 2 * margin / Math.min(width, height);
      return new Point(
          width / 2 + (at.x() * times - width / 2) * scale,
          height / 2 + (at.y() * times - height / 2) * scale);
    }

    Outline outline(List<List<MapDrawing.Point>> rings) {
      return new Outline(
          rings.stream().map(ring -> ring.stream().map(this::point).toList()).toList());
    }

    Caption caption(MapDrawing.Caption caption) {
      return new Caption(
          caption.text(), point(caption.place()), caption.size() * times, caption.turn());
    }

    MapArea area(MapDrawing.Area area) {
      SequencedMap<String, Point> coasts = new LinkedHashMap<>();
      area.coasts().forEach((coast, at) -> coasts.put(coast, point(at)));
      return new MapArea(
          area.id(),
          area.name(),
          area.kind(),
          area.group(),
          area.home(),
          outline(area.rings()),
          point(area.label()),
          area.town().map(this::point),
          coasts);
    }
  }
}
