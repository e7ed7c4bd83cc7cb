package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.CentredBox;
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

  private final MapStyle style;
  private final MapLight light;
  private final DrawingSheet sheet;
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

  /// {@return the whole map as PNG}
  byte[] png(MapPicture picture) {
    if (style.isDetailed()) {
      int[] pixels =
          Raster.paint(
              foreground(picture), painted(), sheet.width(), sheet.height() + style.plate());
      return Png.encode(pixels, sheet.width(), sheet.height() + style.plate());
    }
    return window(picture, 0, 0, sheet.width(), sheet.height());
  }

  /// {@return the part around somebody as PNG, as wide and high as a window}
  byte[] near(MapPicture picture) {
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
    return window(picture, left, top, width, height);
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

  /// @param left in units of the drawing, as all that follow
  private byte[] window(MapPicture picture, int left, int top, int width, int height) {
    double zoom = style.zoom();
    int wide = (int) (width * zoom);
    int plain = (int) (height * zoom);
    int high = plain + style.plate();
    int[] ground = new int[wide * high];
    int[] whole = painted();
    int row = (int) (sheet.width() * zoom);
    for (int y = 0; y < plain; y++) {
      int from = ((int) (top * zoom + y)) * row + (int) (left * zoom);
      System.arraycopy(whole, from, ground, y * wide, wide);
    }
    Svg moved = new Svg();
    moved.open("g", "transform", "scale(" + zoom + ") translate(" + -left + "," + -top + ")");
    CentredBox seen =
        new CentredBox(new Point(left + width / 2.0, top + height / 2.0), width, height);
    var clipped = new LinkedHashMap<String, AreaLayout>();
    sites.forEach((id, site) -> clipped.put(id, site.clipped(seen)));
    draw(moved, picture, clipped);
    moved.close("g");
    moved.leaf("rect", "y", plain, "width", wide, "height", style.plate(), "fill", light.paper());
    double size = 22.0 * wide / MapStyle.WINDOW_WIDTH;
    moved.text(
        Typeface.BOLD.set(Cartouche.phase(picture), size).within(wide - 16),
        new Point(wide / 2.0, plain + 24),
        "fill",
        light.ink());
    return Png.encodeSmall(Raster.paint(moved, ground, wide, high), wide, high);
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
    draw(svg, picture, sites);
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
