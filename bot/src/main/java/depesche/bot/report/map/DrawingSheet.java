package depesche.bot.report.map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What a map file says about the drawing: its size, the areas of play, the lands around them.
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

  static DrawingSheet read(Path file) {
    try {
      return new SheetReader(file, new ObjectMapper().readTree(Files.readString(file))).sheet();
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new UnusableInput(file + ", line " + line + ": is not JSON; mend that line");
    } catch (IOException e) {
      throw new UnusableInput(file + ": cannot be read; name a map file");
    }
  }

  /// {@return whether fleets have somewhere to go}
  boolean seas() {
    return areas.values().stream().anyMatch(MapArea::water);
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

  /// Finds its way through the file and names the place of whatever is missing.
  private record SheetReader(Path file, JsonNode map) {

    DrawingSheet sheet() {
      JsonNode drawing = need(map, "drawing", "");
      var areas = new LinkedHashMap<String, MapArea>();
      for (JsonNode province : need(map, "provinces", "")) {
        add(areas, province, kind(province), drawing.path("provinces"));
      }
      for (JsonNode box : map.path("homeBoxes")) {
        add(areas, box, MapArea.Kind.HOME_BOX, drawing.path("regions"));
      }
      var lands = new ArrayList<Outline>();
      for (var region : drawing.path("regions").properties()) {
        if (!areas.containsKey(region.getKey())) {
          lands.add(outline(region.getValue(), "drawing.regions." + region.getKey()));
        }
      }
      return new DrawingSheet(
          map.path("title").asText("Map"),
          map.path("status").asText("").startsWith("RECONSTRUCTION"),
          (int) width(),
          (int) height(),
          areas,
          List.copyOf(lands),
          captions(drawing));
    }

    private static MapArea.Kind kind(JsonNode province) {
      if (province.path("terrain").asText("").equals("sea")) {
        return MapArea.Kind.SEA;
      }
      boolean centre =
          province.path("supplyCentre").asBoolean() || province.path("centre").asBoolean();
      return centre ? MapArea.Kind.CENTRE : MapArea.Kind.PLAIN;
    }

    private void add(
        LinkedHashMap<String, MapArea> areas, JsonNode entry, MapArea.Kind kind, JsonNode drawn) {
      String id = need(entry, "id", "provinces").asText();
      JsonNode shape = drawn.get(id);
      if (shape == null) {
        throw broken("no outline for " + id + "; add it to its drawing");
      }
      String place = "drawing of " + id;
      Outline outline = outline(shape, place);
      Point first = outline.rings().getFirst().getFirst();
      Point label = shape.has("label") ? point(shape.get("label"), place) : first;
      Optional<Point> town = Optional.ofNullable(shape.get("town")).map(at -> point(at, place));
      String name = entry.path("name").asText(id);
      String group = entry.path("startArea").asText("");
      boolean home = entry.hasNonNull("home");
      areas.put(
          id, new MapArea(id, name, kind, group, home, outline, label, town, coasts(shape, place)));
    }

    private SequencedMap<String, Point> coasts(JsonNode shape, String place) {
      var coasts = new LinkedHashMap<String, Point>();
      for (var coast : shape.path("coasts").properties()) {
        coasts.put(coast.getKey(), point(coast.getValue(), place));
      }
      return coasts;
    }

    private List<Caption> captions(JsonNode drawing) {
      var captions = new ArrayList<Caption>();
      for (JsonNode caption : drawing.path("captions")) {
        captions.add(
            new Caption(
                need(caption, "text", "drawing.captions").asText(),
                point(need(caption, "at", "drawing.captions"), "drawing.captions"),
                caption.path("size").asDouble(18),
                caption.path("turn").asDouble(0)));
      }
      return List.copyOf(captions);
    }

    private Outline outline(JsonNode shape, String place) {
      var polygons = new ArrayList<List<List<Point>>>();
      for (JsonNode polygon : need(shape, "rings", place)) {
        var rings = new ArrayList<List<Point>>();
        for (JsonNode ring : polygon) {
          var points = new ArrayList<Point>();
          ring.forEach(at -> points.add(point(at, place)));
          if (points.size() > 1 && points.getFirst().equals(points.getLast())) {
            points.removeLast();
          }
          if (points.size() < 3) {
            throw broken(place + ": a ring has fewer than three points; draw it closed");
          }
          rings.add(List.copyOf(points));
        }
        polygons.add(List.copyOf(rings));
      }
      if (polygons.isEmpty() || polygons.getFirst().isEmpty()) {
        throw broken(place + ": has no ring; give its outline");
      }
      return new Outline(polygons);
    }

    private Point point(JsonNode at, String place) {
      if (at.size() != 2 || !at.get(0).isNumber() || !at.get(1).isNumber()) {
        throw broken(place + ": a point is not [x, y]; write two numbers");
      }
      return new Point(
          width() / 2 + (at.get(0).asDouble() - width() / 2) * scale(),
          height() / 2 + (at.get(1).asDouble() - height() / 2) * scale());
    }

    /// The drawing shrinks a little towards the middle of the sheet, to leave room for the frame.
    private double scale() {
      return 1 - 2 * Frame.MARGIN / Math.min(width(), height());
    }

    private double width() {
      return need(map.path("drawing"), "width", "drawing").asDouble();
    }

    private double height() {
      return need(map.path("drawing"), "height", "drawing").asDouble();
    }

    private JsonNode need(JsonNode node, String field, String place) {
      JsonNode found = node.get(field);
      if (found == null) {
        throw broken((place.isEmpty() ? "" : place + ": ") + "no " + field + "; add it");
      }
      return found;
    }

    private UnusableInput broken(String what) {
      return new UnusableInput(file + ": " + what);
    }
  }
}
