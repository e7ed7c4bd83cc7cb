package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Paints pictures of one map. The same picture always gives the same bytes; any number of threads
/// may paint at once.
public final class MapPainter {

  /// How wide a picture beside a receipt is.
  private static final int SMALL = 800;

  private final DrawingSheet drawingSheet;
  private final Borders borders;
  private final SequencedMap<String, AreaLayout> sites;
  private final Svg backdrop = new Svg();
  private final int height;
  private int @Nullable [] painted;
  private int @Nullable [] small;

  public MapPainter(MapDrawing map) {
    drawingSheet = DrawingSheet.of(map);
    height = drawingSheet.height() + Foreground.PLATE;
    borders =
        Borders.of(
            drawingSheet.areas().values().stream()
                .filter(area -> area.kind() != MapDrawing.Kind.HOME_BOX)
                .toList());
    sites = Sites.of(drawingSheet, Manner.LARGE);
    Backdrop.draw(backdrop, drawingSheet);
  }

  /// {@return the picture as an SVG document that needs no fonts and no other file}
  ///
  /// @throws depesche.bot.config.UnusableInput when the picture names an area the map does not draw
  public String svg(MapPicture picture) {
    return Svg.document(
        drawingSheet.width(), height, described(picture), backdrop, foreground(picture));
  }

  /// {@return the picture as PNG, as large as the map file says: 1600 × 1200 for Blood & Iron, and
  /// the key below it}
  ///
  /// @throws depesche.bot.config.UnusableInput when the picture names an area the map does not draw
  public byte[] png(MapPicture picture) {
    int[] pixels = Raster.paint(foreground(picture), painted(), drawingSheet.width(), height);
    return Png.encode(pixels, drawingSheet.width(), height);
  }

  /// {@return the same in small, 800 pixels wide}
  public byte[] small(MapPicture picture) {
    int height = drawingSheet.height() * SMALL / drawingSheet.width();
    double scale = (double) SMALL / drawingSheet.width();
    int[] pixels = Raster.paint(foreground(picture), paintedSmall(), SMALL, height, scale);
    return Png.encodeSmall(pixels, SMALL, height);
  }

  private synchronized int[] paintedSmall() {
    int[] known = small;
    if (known == null) {
      int height = drawingSheet.height() * SMALL / drawingSheet.width();
      double scale = (double) SMALL / drawingSheet.width();
      known = Raster.paint(backdrop, new int[SMALL * height], SMALL, height, scale);
      small = known;
    }
    return known;
  }

  /// The backdrop is painted with the first picture: a start need not wait for it.
  private synchronized int[] painted() {
    int[] known = painted;
    if (known == null) {
      int[] blank = new int[drawingSheet.width() * height];
      known = Raster.paint(backdrop, blank, drawingSheet.width(), height);
      painted = known;
    }
    return known;
  }

  private Svg foreground(MapPicture picture) {
    check(picture);
    OwnerMarks ownerMarks = new OwnerMarks(picture);
    Svg svg = new Svg();
    new Foreground(svg, drawingSheet, sites, ownerMarks, borders).draw(picture);
    return svg;
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
    List<String> ids =
        sites.values().stream()
            .map(AreaLayout::area)
            .filter(area -> area.kind() != MapDrawing.Kind.HOME_BOX)
            .map(MapArea::id)
            .toList();
    for (int i = 0; i < ids.size(); i++) {
      String id = ids.get(i);
      String next = ids.get((i + 1) % ids.size());
      String owner = owners.get(i % owners.size()).name();
      boolean water = drawingSheet.area(id).water();
      if (!water) {
        tints.add(new MapPicture.Tint(id, owner));
      }
      pieces.add(new MapPicture.Piece(id, owner, water ? "F" : "A", MapPicture.Condition.STANDING));
      arrows.add(
          new MapPicture.Arrow(owner, MapPicture.Act.MOVE, id, id, next, MapPicture.Fate.FAILED));
    }
    return new MapPicture("sample", "Sample", owners, tints, pieces, arrows);
  }

  private void check(MapPicture picture) {
    picture.tints().forEach(tint -> drawingSheet.area(tint.area()));
    picture.pieces().forEach(piece -> drawingSheet.area(piece.area()));
    for (MapPicture.Arrow arrow : picture.arrows()) {
      drawingSheet.area(arrow.from());
      drawingSheet.area(arrow.aided());
      drawingSheet.area(arrow.to());
    }
  }

  private Svg described(MapPicture picture) {
    String words = drawingSheet.title() + ": " + picture.title();
    return new Svg().title(words).description(Description.of(picture));
  }
}
