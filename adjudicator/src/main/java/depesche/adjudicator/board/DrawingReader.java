package depesche.adjudicator.board;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.MapDrawing.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Reads how a map file draws its map.
public final class DrawingReader {

  private final JsonValue file;
  private final JsonValue drawing;

  private DrawingReader(JsonValue file) {
    this.file = file;
    this.drawing = file.at("drawing");
  }

  /// {@return the drawing of a map file}
  ///
  /// @throws depesche.adjudicator.json.BadFile if a province has no outline, or one is broken
  public static MapDrawing read(JsonValue file) {
    return new DrawingReader(file).read();
  }

  private MapDrawing read() {
    List<MapDrawing.Area> areas = new ArrayList<>();
    SequencedMap<String, JsonValue> regions = fields(drawing, "regions");
    for (JsonValue province : file.at("provinces").items()) {
      areas.add(area(province, kind(province), fields(drawing, "provinces")));
    }
    for (JsonValue box : items(file, "homeBoxes")) {
      areas.add(area(box, MapDrawing.Kind.HOME_BOX, regions));
    }
    List<String> drawn = areas.stream().map(MapDrawing.Area::id).toList();
    List<List<List<Point>>> lands = new ArrayList<>();
    regions.forEach(
        (id, region) -> {
          if (!drawn.contains(id)) {
            lands.add(rings(region));
          }
        });
    return new MapDrawing(
        file.id(),
        file.find("title").map(JsonValue::text).orElse("Map"),
        file.find("status").filter(it -> it.text().startsWith("RECONSTRUCTION")).isPresent(),
        drawing.at("width").whole(),
        drawing.at("height").whole(),
        areas,
        lands,
        items(drawing, "captions").stream().map(DrawingReader::caption).toList());
  }

  private static MapDrawing.Kind kind(JsonValue province) {
    if (province.find("terrain").filter(it -> it.text().equals("sea")).isPresent()) {
      return MapDrawing.Kind.SEA;
    }
    boolean centre =
        province
            .find("supplyCentre")
            .or(() -> province.find("centre"))
            .filter(JsonValue::truth)
            .isPresent();
    return centre ? MapDrawing.Kind.CENTRE : MapDrawing.Kind.PLAIN;
  }

  private static MapDrawing.Area area(
      JsonValue entry, MapDrawing.Kind kind, SequencedMap<String, JsonValue> drawn) {
    String id = entry.at("id").text();
    JsonValue shape =
        Optional.ofNullable(drawn.get(id))
            .orElseThrow(() -> entry.bad("no outline for " + id + "; add it to its drawing"));
    List<List<Point>> rings = rings(shape);
    SequencedMap<String, Point> coasts = new LinkedHashMap<>();
    fields(shape, "coasts").forEach((coast, point) -> coasts.put(coast, point(point)));
    return new MapDrawing.Area(
        id,
        entry.at("name").text(),
        kind,
        entry.find("startArea").map(JsonValue::text).orElse(""),
        entry.find("home").isPresent(),
        rings,
        shape.find("label").map(DrawingReader::point).orElseGet(() -> rings.getFirst().getFirst()),
        shape.find("town").map(DrawingReader::point),
        coasts);
  }

  private static MapDrawing.Caption caption(JsonValue caption) {
    return new MapDrawing.Caption(
        caption.at("text").text(),
        point(caption.at("at")),
        caption.find("size").map(JsonValue::number).orElse(18.0),
        caption.find("turn").map(JsonValue::number).orElse(0.0));
  }

  /// The rings of all polygons of a shape. A point that closes a ring is left out.
  private static List<List<Point>> rings(JsonValue shape) {
    List<List<Point>> rings = new ArrayList<>();
    for (JsonValue polygon : shape.at("rings").items()) {
      for (JsonValue ring : polygon.items()) {
        List<Point> points = new ArrayList<>();
        ring.items().forEach(point -> points.add(point(point)));
        if (points.size() > 1 && points.getFirst().equals(points.getLast())) {
          points.removeLast();
        }
        if (points.size() < 3) {
          throw ring.bad("a ring has fewer than three points; draw it closed");
        }
        rings.add(List.copyOf(points));
      }
    }
    if (rings.isEmpty()) {
      throw shape.bad("an area has no ring; give its outline");
    }
    return rings;
  }

  private static Point point(JsonValue point) {
    List<JsonValue> numbers = point.items();
    if (numbers.size() != 2) {
      throw point.bad("a point is not [x, y]; write two numbers");
    }
    return new Point(numbers.getFirst().number(), numbers.getLast().number());
  }

  private static SequencedMap<String, JsonValue> fields(JsonValue of, String field) {
    return of.find(field).map(JsonValue::fields).orElseGet(LinkedHashMap::new);
  }

  private static List<JsonValue> items(JsonValue of, String field) {
    return of.find(field).map(JsonValue::items).orElse(List.of());
  }
}
