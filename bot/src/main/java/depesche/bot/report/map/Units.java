package depesche.bot.report.map;

import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;

/// Draws units: a block as on the maps of a general staff, with the mark of its owner.
final class Units {

  private static final double WIDTH = 30;
  private static final double HEIGHT = 20;
  private static final String PAPER = "#fffaf0";
  private static final String INK = "#241d15";

  /// A steamer from its stern along deck, bridge and funnel to the bow and back under water.
  private static final String HULL = "h9v-5h7v-6h6v6h5v5h15l-8,16h-27z";

  private Units() {}

  /// A unit that stands.
  static void stand(Svg svg, Banner banner, String kind, Point at) {
    if (kind.equals("AA")) {
      block(svg, banner, at.plus(5, -5), "");
      block(svg, banner, at.plus(-3, 3), banner.mark());
    } else if (kind.equals("F")) {
      hull(svg, banner, at);
    } else {
      block(svg, banner, at, banner.mark());
    }
  }

  /// A unit driven out of its place: on a burst, aslant.
  static void driven(Svg svg, Banner banner, String kind, Point at) {
    StringBuilder burst = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      double angle = Math.PI * i / 10;
      double reach = i % 2 == 0 ? 1.28 : 0.86;
      Point tip = at.plus(Math.cos(angle) * 21 * reach, Math.sin(angle) * 16 * reach);
      burst.append(i == 0 ? "M" : "L").append(Svg.xy(tip));
    }
    svg.leaf(
        "path",
        "d",
        burst + "Z",
        "fill",
        "#ffe9a8",
        "stroke",
        INK,
        "stroke-width",
        "1.2",
        "stroke-linejoin",
        "round");
    svg.open("g", "transform", "rotate(-14 " + Svg.number(at.x()) + " " + Svg.number(at.y()) + ")");
    stand(svg, banner, kind, at);
    svg.close("g");
  }

  /// Where a unit was before it was removed.
  static void ghost(Svg svg, Banner banner, Point at) {
    svg.leaf(
        "path",
        "d",
        frame(at, WIDTH, HEIGHT),
        "fill",
        PAPER,
        "fill-opacity",
        "0.75",
        "stroke",
        banner.livery().deep(),
        "stroke-width",
        "2",
        "stroke-dasharray",
        "4 3");
    svg.text(Face.BOLD.set(banner.mark(), 14), at.plus(0, 5), "fill", banner.livery().deep());
  }

  private static void block(Svg svg, Banner banner, Point at, String mark) {
    svg.leaf("path", "d", frame(at, WIDTH + 5, HEIGHT + 5), "fill", INK);
    svg.leaf("path", "d", frame(at, WIDTH + 3, HEIGHT + 3), "fill", PAPER);
    svg.leaf("path", "d", frame(at, WIDTH, HEIGHT), "fill", banner.livery().deep());
    mark(svg, mark, at);
  }

  private static void hull(Svg svg, Banner banner, Point at) {
    String shape = "M" + Svg.xy(at.plus(-21, -5)) + HULL;
    svg.leaf(
        "path",
        "d",
        shape,
        "fill",
        banner.livery().deep(),
        "stroke",
        INK,
        "stroke-width",
        "6",
        "stroke-linejoin",
        "round");
    svg.leaf(
        "path",
        "d",
        shape,
        "fill",
        banner.livery().deep(),
        "stroke",
        PAPER,
        "stroke-width",
        "3.5",
        "paint-order",
        "stroke",
        "stroke-linejoin",
        "round");
    mark(svg, banner.mark(), at.plus(-0.5, 2.5));
  }

  private static void mark(Svg svg, String mark, Point at) {
    svg.text(Face.BOLD.set(mark, 15), at.plus(0, 5.3), "fill", "#ffffff");
  }

  private static String frame(Point at, double width, double height) {
    Box box = new Box(at, width, height);
    return "M"
        + Svg.number(box.left())
        + ","
        + Svg.number(box.top())
        + "H"
        + Svg.number(box.right())
        + "V"
        + Svg.number(box.bottom())
        + "H"
        + Svg.number(box.left())
        + "Z";
  }
}
