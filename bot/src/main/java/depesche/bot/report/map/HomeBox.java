package depesche.bot.report.map;

import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Lettering;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A closed home country: its name, that it is closed, and where its army waits.
final class HomeBox {

  private static final String CLOSED = "closed; here its army waits";
  private static final double PLINTH_WIDTH = 66;
  private static final double PLINTH_HEIGHT = 46;

  private HomeBox() {}

  static Site site(Sheet sheet, Ground ground, Area area, int number, List<Box> panels) {
    Lettering name = Face.ROMAN.spaced(area.name().toUpperCase(Locale.ROOT), 23, 6);
    Lettering note = Face.ITALIC.set(CLOSED, 14);
    Box need = new Box(new Point(0, 0), Math.max(name.width(), note.width()) + 24, 118);
    Point middle = spot(sheet, ground, number, need, panels);
    return new Site(
        area,
        List.of(
            new Site.Words(name, middle.plus(0, -34)), new Site.Words(note, middle.plus(0, -13))),
        Optional.empty(),
        middle.plus(0, 24),
        middle.plus(44, 24));
  }

  private static Point spot(Sheet sheet, Ground ground, int number, Box need, List<Box> panels) {
    Point heart = new Point(sheet.width() / 2.0, sheet.height() / 2.0);
    var spots = new ArrayList<Box>();
    double edge = Frame.MARGIN + 4;
    for (double y = edge + need.height() / 2;
        y < sheet.height() - edge - need.height() / 2;
        y += 8) {
      for (double x = edge + need.width() / 2;
          x < sheet.width() - edge - need.width() / 2;
          x += 8) {
        Box box = need.at(new Point(x, y));
        if (ground.within(box.middle(), number) && panels.stream().noneMatch(box::overlaps)) {
          spots.add(box);
        }
      }
    }
    return spots.stream()
        .min(
            Comparator.<Box>comparingDouble(box -> 1 - ground.share(box, number))
                .thenComparingDouble(box -> box.middle().distance(heart)))
        .map(Box::middle)
        .orElse(heart);
  }

  static void draw(Svg svg, Site site) {
    Box plinth = new Box(site.unit(), PLINTH_WIDTH, PLINTH_HEIGHT);
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
        "#f6efdf",
        "stroke",
        "#5b4d39",
        "stroke-width",
        "1.4",
        "stroke-dasharray",
        "5 3");
  }
}
