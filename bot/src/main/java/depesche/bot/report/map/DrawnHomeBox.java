package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A closed home country: its name, that it is closed, and, while it does, where its army waits.
final class DrawnHomeBox {

  private static final double PLINTH_WIDTH = 66;
  private static final double PLINTH_HEIGHT = 46;

  private DrawnHomeBox() {}

  static AreaLayout site(
      DrawingSheet drawingSheet, PlacementGrid placementGrid, MapArea mapArea, int number) {
    PaintedLine name = Typeface.ROMAN.spaced(mapArea.name().toUpperCase(Locale.ROOT), 23, 6);
    PaintedLine note = Typeface.ITALIC.set(mapArea.id() + ", closed", 14);
    CentredBox need =
        new CentredBox(new Point(0, 0), Math.max(name.width(), note.width()) + 24, 118);
    Point middle = spot(drawingSheet, placementGrid, number, need);
    return new AreaLayout(
        mapArea,
        List.of(
            new AreaLayout.Words(name, middle.plus(0, -34)),
            new AreaLayout.Words(note, middle.plus(0, -13))),
        Optional.empty(),
        middle.plus(0, 24),
        middle.plus(44, 24));
  }

  private static Point spot(
      DrawingSheet drawingSheet, PlacementGrid placementGrid, int number, CentredBox need) {
    Point heart = new Point(drawingSheet.width() / 2.0, drawingSheet.height() / 2.0);
    var spots = new ArrayList<CentredBox>();
    double edge = Frame.MARGIN + 4;
    for (double y = edge + need.height() / 2;
        y < drawingSheet.height() - edge - need.height() / 2;
        y += 8) {
      for (double x = edge + need.width() / 2;
          x < drawingSheet.width() - edge - need.width() / 2;
          x += 8) {
        CentredBox centredBox = need.at(new Point(x, y));
        if (placementGrid.within(centredBox.middle(), number)) {
          spots.add(centredBox);
        }
      }
    }
    return spots.stream()
        .min(
            Comparator.<CentredBox>comparingDouble(
                    centredBox -> 1 - placementGrid.share(centredBox, number))
                .thenComparingDouble(centredBox -> centredBox.middle().distance(heart)))
        .map(CentredBox::middle)
        .orElse(heart);
  }

  static void draw(Svg svg, AreaLayout areaLayout, MapLight light) {
    CentredBox plinth = new CentredBox(areaLayout.unit(), PLINTH_WIDTH, PLINTH_HEIGHT);
    svg.leaf(
        "rect",
        "x",
        plinth.left(),
        "y",
        plinth.top(),
        "width",
        PLINTH_WIDTH,
        "height",
        PLINTH_HEIGHT,
        "rx",
        6,
        "fill",
        light.paper(),
        "stroke",
        light.ink(),
        "stroke-width",
        "1.4",
        "stroke-dasharray",
        "5 3");
    svg.text(
        Typeface.ITALIC.set("its army waits here", 14),
        areaLayout.unit().plus(0, PLINTH_HEIGHT / 2 + 15),
        "fill",
        light.ink());
  }
}
