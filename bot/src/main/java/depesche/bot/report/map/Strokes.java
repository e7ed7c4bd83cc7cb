package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;

/// Draws the lines and signs of orders; the legend draws them with the same hand.
final class Strokes {

  static final String CASING = "#fffaf0";
  static final String INK = "#241d15";

  private Strokes() {}

  /// An order to move; dashed, with a cross, when it came to nothing.
  static void move(Svg svg, String deep, Curve line, boolean done) {
    Curve shaft = line.trimmed(0, 9);
    under(svg, shaft, 8);
    if (done) {
      line(svg, shaft, deep, 4.4, "none");
    } else {
      line(svg, shaft, deep, 4.4, "10 6");
    }
    head(svg, line, deep, deep);
  }

  /// A part of the way of a convoyed army, up to a fleet.
  static void passage(Svg svg, String deep, Curve line, boolean done) {
    under(svg, line, 8);
    line(svg, line, deep, 4.4, done ? "none" : "10 6");
  }

  /// A convoy: waves under the fleet.
  static void waves(Svg svg, String deep, Point fleet) {
    String wave = "M" + Svg.xy(fleet.plus(-22, 18)) + "q5.5,-7 11,0t11,0t11,0t11,0";
    stroke(svg, wave, CASING, 6.5, "none");
    stroke(svg, wave, deep, 3, "none");
  }

  /// The way to an army that a fleet would convoy.
  static void ferry(Svg svg, String deep, Curve line) {
    under(svg, line, 6);
    line(svg, line, deep, 3.2, "9 4");
  }

  /// A retreat: dash and dot, with an open head.
  static void retreat(Svg svg, String deep, Curve line) {
    Curve shaft = line.trimmed(0, 11);
    under(svg, shaft, 7);
    line(svg, shaft, deep, 3.4, "13 5 2.5 5");
    head(svg, line, CASING, deep);
  }

  /// Help for a move: dots up to a ring on the line it aids.
  static void aid(Svg svg, String deep, Curve line) {
    dots(svg, deep, line);
    svg.leaf(
        "circle",
        "cx",
        line.end().x(),
        "cy",
        line.end().y(),
        "r",
        "5.2",
        "fill",
        CASING,
        "stroke",
        deep,
        "stroke-width",
        "2.6");
  }

  /// Help for a unit that stays: dots up to a bar before it.
  static void guard(Svg svg, String deep, Curve line) {
    dots(svg, deep, line);
    double along = line.heading() + Math.PI / 2;
    double dx = Math.cos(along) * 9;
    double dy = Math.sin(along) * 9;
    String bar = "M" + Svg.xy(line.end().plus(-dx, -dy)) + "L" + Svg.xy(line.end().plus(dx, dy));
    stroke(svg, bar, CASING, 7.5, "none");
    stroke(svg, bar, deep, 4, "none");
  }

  private static void dots(Svg svg, String deep, Curve line) {
    under(svg, line, 6);
    line(svg, line, deep, 3.2, "0.1 6.4");
  }

  /// An order to hold: a bracket under the unit.
  static void hold(Svg svg, String deep, Point unit) {
    String bracket =
        "M"
            + Svg.xy(unit.plus(-20, 9))
            + "V"
            + Svg.number(unit.y() + 17)
            + "H"
            + Svg.number(unit.x() + 20)
            + "V"
            + Svg.number(unit.y() + 9);
    stroke(svg, bracket, CASING, 6, "none");
    stroke(svg, bracket, deep, 3, "none");
  }

  /// A new unit: a plus in a wreath of rays.
  static void build(Svg svg, String deep, Point unit) {
    StringBuilder rays = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      double angle = Math.PI * i / 8 + Math.PI / 16;
      rays.append("M").append(Svg.xy(unit.plus(Math.cos(angle) * 23, Math.sin(angle) * 19)));
      rays.append("L").append(Svg.xy(unit.plus(Math.cos(angle) * 30, Math.sin(angle) * 25)));
    }
    stroke(svg, rays.toString(), CASING, 5, "none");
    stroke(svg, rays.toString(), deep, 2.6, "none");
    Point badge = unit.plus(18, -12);
    svg.leaf(
        "circle",
        "cx",
        badge.x(),
        "cy",
        badge.y(),
        "r",
        "8",
        "fill",
        CASING,
        "stroke",
        deep,
        "stroke-width",
        "2");
    stroke(svg, "M" + Svg.xy(badge.plus(-4.5, 0)) + "h9m-4.5,-4.5v9", deep, 2.6, "none");
  }

  /// The sign of failure, and of removal.
  static void cross(Svg svg, Point at, double reach) {
    String cross =
        "M"
            + Svg.xy(at.plus(-reach, -reach))
            + "L"
            + Svg.xy(at.plus(reach, reach))
            + "M"
            + Svg.xy(at.plus(-reach, reach))
            + "L"
            + Svg.xy(at.plus(reach, -reach));
    stroke(svg, cross, CASING, 7, "none");
    stroke(svg, cross, INK, 3.4, "none");
  }

  /// When an order counts that waits.
  static void label(Svg svg, String deep, Point at, String when) {
    svg.text(
        Typeface.BOLD.set(when, 14),
        at.plus(0, 5),
        "fill",
        deep,
        "stroke",
        CASING,
        "stroke-width",
        "4");
  }

  /// Where an ordered unit set out.
  static void origin(Svg svg, String deep, Point at) {
    svg.leaf(
        "circle",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "r",
        "5",
        "fill",
        CASING,
        "stroke",
        deep,
        "stroke-width",
        "2.4");
  }

  private static void head(Svg svg, Curve line, String fill, String deep) {
    double turn = line.heading();
    Point tip = line.end();
    Point left = turned(tip, turn + Math.PI - 0.44, 17);
    Point right = turned(tip, turn + Math.PI + 0.44, 17);
    String shape = "M" + Svg.xy(tip) + "L" + Svg.xy(left) + "L" + Svg.xy(right) + "Z";
    svg.leaf(
        "path",
        "d",
        shape,
        "fill",
        CASING,
        "stroke",
        CASING,
        "stroke-width",
        "4.4",
        "stroke-linejoin",
        "round");
    svg.leaf(
        "path",
        "d",
        shape,
        "fill",
        fill,
        "stroke",
        deep,
        "stroke-width",
        "1.8",
        "stroke-linejoin",
        "round");
  }

  private static Point turned(Point from, double angle, double reach) {
    return from.plus(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }

  private static void under(Svg svg, Curve line, double width) {
    stroke(svg, line.path(), CASING, width, "none");
  }

  private static void line(Svg svg, Curve line, String paint, double width, String dashes) {
    stroke(svg, line.path(), paint, width, dashes);
  }

  private static void stroke(Svg svg, String path, String paint, double width, String dashes) {
    String cap = dashes.equals("none") || dashes.startsWith("0.1") ? "round" : "butt";
    svg.leaf(
        "path",
        "d",
        path,
        "fill",
        "none",
        "stroke",
        paint,
        "stroke-width",
        width,
        "stroke-dasharray",
        dashes,
        "stroke-linecap",
        cap,
        "stroke-linejoin",
        "round");
  }
}
