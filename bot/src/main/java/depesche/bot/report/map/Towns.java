package depesche.bot.report.map;

/// Draws towns: a star for a supply centre, a dot for any other.
final class Towns {

  private static final String INK = "#241d15";

  private Towns() {}

  static void draw(Svg svg, Site site) {
    if (site.area().kind() == Area.Kind.CENTRE) {
      star(svg, site.town(), 9.5);
    } else {
      svg.leaf(
          "circle",
          "cx",
          site.town().x(),
          "cy",
          site.town().y(),
          "r",
          "3.1",
          "fill",
          "#fffaf0",
          "stroke",
          INK,
          "stroke-width",
          "1.5");
    }
  }

  /// @param reach from the middle to a point, in pixels
  static void star(Svg svg, Point middle, double reach) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      double angle = Math.PI * i / 5 - Math.PI / 2;
      double length = i % 2 == 0 ? reach : reach * 0.44;
      Point tip = middle.plus(Math.cos(angle) * length, Math.sin(angle) * length);
      path.append(i == 0 ? "M" : "L").append(Svg.xy(tip));
    }
    svg.leaf(
        "path",
        "d",
        path + "Z",
        "fill",
        "#f2b632",
        "stroke",
        INK,
        "stroke-width",
        "1.3",
        "stroke-linejoin",
        "round");
  }
}
