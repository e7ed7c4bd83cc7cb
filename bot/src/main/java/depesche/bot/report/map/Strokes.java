package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;

/// Draws the lines and signs of one owner's orders; the legend draws them with the same hand.
record Strokes(Svg svg, OwnerMark by) {

  static final String PAPER = "#fffaf0";
  static final String INK = "#241d15";

  /// A move that came about: a line with a full head.
  void move(Curve line) {
    whole(line.trimmed(0, Math.min(9, 0.3 * line.length())), 8, 4.4, "none");
    head(line, by.livery().deep());
  }

  /// A move that came to nothing breaks off: dashed up to there, then a thin line with an open head
  /// to where it should have gone.
  ///
  /// @return where it breaks off
  Point broken(Curve line) {
    double at = breaks(line);
    rest(line.part(at, 1).trimmed(0, 9));
    head(line, casing());
    return done(line, at);
  }

  /// A part of a way on which it broke off.
  ///
  /// @return where
  Point cut(Curve line) {
    double at = breaks(line);
    rest(line.part(at, 1));
    return done(line, at);
  }

  private static double breaks(Curve line) {
    return line.length() < 60 ? 0.5 : 0.62;
  }

  private Point done(Curve line, double at) {
    Curve done = line.part(0, at);
    whole(done, 8, 4.4, "10 6");
    return done.end();
  }

  /// Where a move that had broken off should have gone: a thin line with an open head.
  void aim(Curve line) {
    rest(line.trimmed(0, 9));
    head(line, casing());
  }

  /// A part of the way of a convoyed army, up to a fleet.
  void passage(Curve line, boolean done) {
    whole(line, 8, 4.4, done ? "none" : "10 6");
  }

  /// A convoy: waves under the fleet.
  void waves(Point fleet) {
    String wave = "M" + Svg.xy(fleet.plus(-22, 18)) + "q5.5,-7 11,0t11,0t11,0t11,0";
    cased(wave, 6.5, 3, "none");
  }

  /// The way to an army that a fleet would convoy.
  void ferry(Curve line) {
    whole(line, 6, 3.2, "9 4");
    letter(line.at(0.5));
  }

  /// A retreat: dash and dot, with an open head.
  void retreat(Curve line) {
    whole(line.trimmed(0, Math.min(11, 0.3 * line.length())), 7, 3.4, "13 5 2.5 5");
    head(line, casing());
  }

  /// Help for a move: dots up to the owner's letter on the line it aids.
  void aid(Curve line) {
    whole(line, 6, 3.2, "0.1 6.4");
    letter(line.end());
  }

  /// The rest of a way behind the place where it broke off.
  void rest(Curve line) {
    whole(line, 4.6, 1.8, "none");
  }

  /// Help for a unit that stays: dots up to a bar before it.
  void guard(Curve line) {
    whole(line, 6, 3.2, "0.1 6.4");
    double along = line.heading() + Math.PI / 2;
    double dx = Math.cos(along) * 9;
    double dy = Math.sin(along) * 9;
    String bar = "M" + Svg.xy(line.end().plus(-dx, -dy)) + "L" + Svg.xy(line.end().plus(dx, dy));
    cased(bar, 7.5, 4, "none");
  }

  /// An order to hold: a bracket under the unit.
  void hold(Point unit) {
    String bracket =
        "M"
            + Svg.xy(unit.plus(-20, 9))
            + "V"
            + Svg.number(unit.y() + 17)
            + "H"
            + Svg.number(unit.x() + 20)
            + "V"
            + Svg.number(unit.y() + 9);
    cased(bracket, 6, 3, "none");
  }

  /// A new unit: a plus in a wreath of rays.
  void build(Point unit) {
    StringBuilder rays = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      double angle = Math.PI * i / 8 + Math.PI / 16;
      rays.append("M").append(Svg.xy(unit.plus(Math.cos(angle) * 23, Math.sin(angle) * 19)));
      rays.append("L").append(Svg.xy(unit.plus(Math.cos(angle) * 30, Math.sin(angle) * 25)));
    }
    cased(rays.toString(), 5, 2.6, "none");
    Point badge = unit.plus(18, -12);
    svg.circle(badge, 8, PAPER, INK, 1.6);
    stroke("M" + Svg.xy(badge.plus(-4.5, 0)) + "h9m-4.5,-4.5v9", INK, 2.6, "none");
  }

  /// The sign of failure, and of removal: the same for everybody.
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
    stroke(svg, cross, PAPER, 7, "none");
    stroke(svg, cross, INK, 3.4, "none");
  }

  /// When an order counts that waits.
  static void label(Svg svg, Point at, String when) {
    svg.text(
        Typeface.BOLD.set(when, 14),
        at.plus(0, 5),
        "fill",
        INK,
        "stroke",
        PAPER,
        "stroke-width",
        "4");
  }

  /// The letter of the owner on a line, and where an ordered unit set out.
  void letter(Point at) {
    svg.circle(at, 7.6, by.livery().deep(), casing(), 1.6);
    String mark = by.mark();
    if (!mark.isEmpty()) {
      double size = mark.length() > 1 ? 9 : 11;
      svg.text(Typeface.BOLD.set(mark, size), at.plus(0, 3.8), "fill", by.livery().letter());
    }
  }

  private String casing() {
    return by.livery().isLight() ? INK : PAPER;
  }

  private void head(Curve line, String fill) {
    double turn = line.heading();
    Point tip = line.end();
    double size = Math.clamp(line.length() * 0.6, 9, 17);
    Point left = turned(tip, turn + Math.PI - 0.44, size);
    Point right = turned(tip, turn + Math.PI + 0.44, size);
    String shape = "M" + Svg.xy(tip) + "L" + Svg.xy(left) + "L" + Svg.xy(right) + "Z";
    svg.shape(shape, casing(), casing(), 4.4);
    svg.shape(shape, fill, by.livery().deep(), 1.8);
  }

  private static Point turned(Point from, double angle, double reach) {
    return from.plus(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }

  private void whole(Curve line, double casing, double width, String dashes) {
    cased(line.path(), casing, width, dashes);
  }

  private void cased(String path, double casing, double width, String dashes) {
    stroke(path, casing(), casing, "none");
    stroke(svg, path, by.livery().deep(), width, dashes, by.part("arrow"));
  }

  private void stroke(String path, String paint, double width, String dashes) {
    stroke(svg, path, paint, width, dashes);
  }

  private static void stroke(
      Svg svg, String path, String paint, double width, String dashes, Object... more) {
    String cap = dashes.equals("none") || dashes.startsWith("0.1") ? "round" : "butt";
    svg.path(
        more,
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
