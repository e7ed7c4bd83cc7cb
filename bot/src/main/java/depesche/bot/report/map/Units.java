package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;

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
  static void stand(Svg svg, OwnerMark ownerMark, String kind, Point at) {
    if (kind.equals("AA")) {
      block(svg, ownerMark, at.plus(5, -5), false);
      block(svg, ownerMark, at.plus(-3, 3), true);
    } else if (kind.equals("F")) {
      hull(svg, ownerMark, at);
    } else {
      block(svg, ownerMark, at, true);
    }
  }

  /// A unit driven out of its place: on a burst, aslant.
  static void driven(Svg svg, OwnerMark ownerMark, String kind, Point at) {
    StringBuilder burst = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      double angle = Math.PI * i / 10;
      double reach = i % 2 == 0 ? 1.28 : 0.86;
      Point tip = at.plus(Math.cos(angle) * 21 * reach, Math.sin(angle) * 16 * reach);
      burst.append(i == 0 ? "M" : "L").append(Svg.xy(tip));
    }
    svg.shape(burst + "Z", "#ffe9a8", INK, 1.2);
    svg.open("g", "transform", "rotate(-14 " + Svg.number(at.x()) + " " + Svg.number(at.y()) + ")");
    stand(svg, ownerMark, kind, at);
    svg.close("g");
  }

  /// Where a unit was before it was removed.
  static void ghost(Svg svg, OwnerMark ownerMark, Point at) {
    svg.leaf(
        "path",
        "d",
        frame(at, WIDTH, HEIGHT),
        "fill",
        PAPER,
        "fill-opacity",
        "0.75",
        "stroke",
        INK,
        "stroke-width",
        "2",
        "stroke-dasharray",
        "4 3");
    svg.text(Typeface.BOLD.set(ownerMark.mark(), 14), at.plus(0, 5), "fill", INK);
  }

  private static void block(Svg svg, OwnerMark ownerMark, Point at, boolean marked) {
    svg.leaf("path", "d", frame(at, WIDTH + 5, HEIGHT + 5), "fill", INK);
    svg.leaf("path", "d", frame(at, WIDTH + 3, HEIGHT + 3), "fill", PAPER);
    svg.leaf("path", "d", frame(at, WIDTH + 0.8, HEIGHT + 0.8), "fill", INK);
    svg.path(
        ownerMark.part("unit"), "d", frame(at, WIDTH, HEIGHT), "fill", ownerMark.livery().deep());
    if (marked) {
      mark(svg, ownerMark, at);
    }
  }

  private static void hull(Svg svg, OwnerMark ownerMark, Point at) {
    String shape = "M" + Svg.xy(at.plus(-21, -5)) + HULL;
    String deep = ownerMark.livery().deep();
    svg.shape(shape, "none", INK, 6);
    svg.shape(shape, "none", PAPER, 3.5);
    svg.shape(shape, "none", INK, 0.8);
    svg.path(ownerMark.part("unit"), "d", shape, "fill", deep);
    mark(svg, ownerMark, at.plus(-0.5, 2.5));
  }

  private static void mark(Svg svg, OwnerMark ownerMark, Point at) {
    svg.text(
        Typeface.BOLD.set(ownerMark.mark(), 15),
        at.plus(0, 5.3),
        "fill",
        ownerMark.livery().letter());
  }

  private static String frame(Point at, double width, double height) {
    CentredBox centredBox = new CentredBox(at, width, height);
    return "M"
        + Svg.number(centredBox.left())
        + ","
        + Svg.number(centredBox.top())
        + "H"
        + Svg.number(centredBox.right())
        + "V"
        + Svg.number(centredBox.bottom())
        + "H"
        + Svg.number(centredBox.left())
        + "Z";
  }
}
