package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;

/// Draws towns: a star for a supply centre, with a ring at home, a dot for any other.
final class Towns {

  private static final String INK = "#241d15";

  private Towns() {}

  static void draw(Svg svg, AreaLayout areaLayout) {
    if (areaLayout.area().kind() == MapDrawing.Kind.CENTRE && areaLayout.area().home()) {
      areaLayout.town().ifPresent(town -> home(svg, town));
    } else if (areaLayout.area().kind() == MapDrawing.Kind.CENTRE) {
      areaLayout.town().ifPresent(town -> star(svg, town, 9.5));
    } else {
      areaLayout.town().ifPresent(town -> ring(svg, town, 3.1));
    }
  }

  /// A centre in which a power starts and builds: a star in a ring.
  static void home(Svg svg, Point middle) {
    ring(svg, middle, 9.2);
    star(svg, middle, 8.4);
  }

  /// Any other town.
  static void ring(Svg svg, Point middle, double reach) {
    svg.circle(middle, reach, "#fffaf0", INK, 1.5);
  }

  /// @param reach from the middle to a point, in pixels
  static void star(Svg svg, Point middle, double reach) {
    svg.shape(Svg.star(middle, reach, reach * 0.44), "#f2b632", INK, 1.3);
  }
}
