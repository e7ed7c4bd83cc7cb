package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.MapPlaces;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A map in one style: its places, and the ground that is the same in every picture.
final class MapView {

  /// The line below a small map on which the winners stand.
  private static final int WINNERS = 28;

  /// A part of the sheet, in units of the drawing.
  record Window(int left, int top, int width, int height) {}

  private final MapStyle style;
  private final MapLight light;
  private final DrawingSheet sheet;
  private final CentredBox inside;
  private final Borders borders;
  private final SequencedMap<String, AreaLayout> sites;
  private final Svg backdrop = new Svg();
  private int @Nullable [] painted;

  MapView(MapDrawing map, MapStyle style, MapLight light) {
    this.style = style;
    this.light = light;
    sheet = DrawingSheet.of(map, style);
    borders =
        Borders.of(
            sheet.areas().values().stream()
                .filter(area -> area.kind() != MapDrawing.Kind.HOME_BOX)
                .toList());
    inside = Sites.inside(sheet, style);
    sites = Sites.of(sheet, style);
    Backdrop.draw(backdrop, sheet, style, light);
  }

  String svg(MapPicture picture) {
    String words = sheet.title() + ": " + picture.title();
    return Svg.document(
        sheet.width(),
        sheet.height() + style.plate(),
        new Svg().title(words).description(Description.of(picture)),
        backdrop,
        foreground(picture));
  }

  /// {@return where its units stand}
  MapPlaces places() {
    SequencedMap<String, List<Integer>> places = new LinkedHashMap<>();
    sites.forEach(
        (id, site) -> {
          places.put(id, rounded(site.unit()));
          site.area().coasts().forEach((coast, at) -> places.put(id + "/" + coast, rounded(at)));
        });
    return new MapPlaces(sheet.width(), sheet.height() + style.plate(), places);
  }

  private static List<Integer> rounded(Point at) {
    return List.of((int) Math.round(at.x()), (int) Math.round(at.y()));
  }

  /// {@return the map as PNG: the whole, or the part around somebody}
  byte[] png(MapPicture picture) {
    if (style.isDetailed()) {
      int[] pixels =
          Raster.paint(
              foreground(picture), painted(), sheet.width(), sheet.height() + style.plate());
      return Png.encode(pixels, sheet.width(), sheet.height() + style.plate());
    }
    Window window = window(picture);
    int wide = wide(window);
    int high = high(window) + plate(picture);
    int[] pixels = Raster.paint(drawn(picture), ground(window, wide, high), wide, high);
    return Png.encodeSmall(pixels, wide, high);
  }

  private int wide(Window window) {
    return (int) (window.width() * style.zoom());
  }

  private int high(Window window) {
    return (int) (window.height() * style.zoom());
  }

  /// {@return the part that is shown}
  private Window window(MapPicture picture) {
    if (style != MapStyle.THEATRE) {
      return new Window(0, 0, sheet.width(), sheet.height());
    }
    List<Point> own =
        Stream.concat(
                picture.pieces().stream()
                    .filter(piece -> piece.owner().equals(picture.around()))
                    .map(MapPicture.Piece::area),
                picture.tints().stream()
                    .filter(tint -> tint.owner().equals(picture.around()))
                    .map(MapPicture.Tint::area))
            .map(place -> AreaLayout.of(sites, place).unit())
            .toList();
    int width = Math.min(sheet.width(), MapStyle.WINDOW_WIDTH);
    int height = Math.min(sheet.height(), MapStyle.WINDOW_HEIGHT);
    int left = start(own.stream().mapToDouble(Point::x).toArray(), width, sheet.width());
    int top = start(own.stream().mapToDouble(Point::y).toArray(), height, sheet.height());
    return new Window(left, top, width, height);
  }

  /// {@return where a window begins that shows as many as it can, with those in its middle}
  private static int start(double[] places, int size, int whole) {
    double[] sorted = places.clone();
    Arrays.sort(sorted);
    int most = 0;
    double middle = whole / 2.0;
    for (int i = 0; i < sorted.length; i++) {
      int j = i;
      while (j + 1 < sorted.length && sorted[j + 1] - sorted[i] <= size - 80) {
        j++;
      }
      if (j - i + 1 > most) {
        most = j - i + 1;
        middle = (sorted[i] + sorted[j]) / 2;
      }
    }
    return (int) Math.round(Math.clamp(middle - size / 2.0, 0, whole - size));
  }

  private int[] ground(Window window, int wide, int high) {
    int[] ground = new int[wide * high];
    int[] whole = painted();
    int row = (int) (sheet.width() * style.zoom());
    for (int y = 0; y < high(window); y++) {
      int from =
          ((int) (window.top() * style.zoom() + y)) * row + (int) (window.left() * style.zoom());
      System.arraycopy(whole, from, ground, y * wide, wide);
    }
    return ground;
  }

  /// {@return what is drawn on the ground of a small map, and what stands below it}
  Svg drawn(MapPicture picture) {
    Window window = window(picture);
    Svg moved = new Svg();
    String corner = -window.left() + "," + -window.top();
    moved.open("g", "transform", "scale(" + style.zoom() + ") translate(" + corner + ")");
    CentredBox seen =
        new CentredBox(
            new Point(window.left() + window.width() / 2.0, window.top() + window.height() / 2.0),
            window.width(),
            window.height());
    var clipped = new LinkedHashMap<String, AreaLayout>();
    sites.forEach((id, site) -> clipped.put(id, site.clipped(seen)));
    draw(moved, picture, Sites.driven(clipped, picture, inside, seen));
    moved.close("g");
    int wide = wide(window);
    int plain = high(window);
    moved.leaf("rect", "y", plain, "width", wide, "height", plate(picture), "fill", light.paper());
    plate(moved, Cartouche.brief(picture), new Point(wide / 2.0, plain + 24));
    if (!picture.winners().isEmpty()) {
      plate(moved, Cartouche.winners(picture), new Point(wide / 2.0, plain + 24 + WINNERS));
    }
    return moved;
  }

  private void plate(Svg svg, String words, Point place) {
    double size = 22.0 * 2 * place.x() / MapStyle.WINDOW_WIDTH;
    svg.text(
        Typeface.BOLD.fitted(words, size, 0.8 * size, 2 * place.x() - 16),
        place,
        "fill",
        light.ink());
  }

  /// {@return how high is what stands below a small map}
  private int plate(MapPicture picture) {
    return style.plate() + (picture.winners().isEmpty() ? 0 : WINNERS);
  }

  /// The backdrop is painted with the first picture: a start need not wait for it.
  private synchronized int[] painted() {
    int[] known = painted;
    if (known == null) {
      int width = (int) (sheet.width() * style.zoom());
      int height = (int) (sheet.height() * style.zoom()) + style.plate();
      Svg zoomed = style.isDetailed() ? backdrop : Backdrop.zoomed(sheet, style, light);
      known = Raster.paint(zoomed, new int[width * height], width, height);
      painted = known;
    }
    return known;
  }

  private Svg foreground(MapPicture picture) {
    Svg svg = new Svg();
    draw(svg, picture, Sites.driven(sites, picture, inside, inside));
    return svg;
  }

  private void draw(Svg svg, MapPicture picture, SequencedMap<String, AreaLayout> places) {
    check(picture);
    OwnerMarks ownerMarks = new OwnerMarks(picture);
    new Foreground(svg, sheet, places, ownerMarks, borders, style, light).draw(picture);
  }

  private void check(MapPicture picture) {
    picture.tints().forEach(tint -> sheet.area(tint.area()));
    picture.pieces().forEach(piece -> sheet.area(piece.area()));
    for (MapPicture.Arrow arrow : picture.arrows()) {
      sheet.area(arrow.from());
      sheet.area(arrow.aided());
      sheet.area(arrow.to());
    }
  }
}
