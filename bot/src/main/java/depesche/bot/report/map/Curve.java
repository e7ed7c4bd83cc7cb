package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;

/// A quadratic curve, the line of an arrow.
record Curve(Point start, Point bend, Point end) {

  private static final int STEPS = 96;

  /// A line that bows a little to its right, so that two units that attack each other get two
  /// lines.
  static Curve bowed(Point start, Point end) {
    double bow = Math.min(0.12, 14 / Math.max(1, start.distance(end)));
    Point half = start.toward(end, 0.5);
    return new Curve(
        start, half.plus(-(end.y() - start.y()) * bow, (end.x() - start.x()) * bow), end);
  }

  static Curve straight(Point start, Point end) {
    return new Curve(start, start.toward(end, 0.5), end);
  }

  Point at(double t) {
    return start.toward(bend, t).toward(bend.toward(end, t), t);
  }

  /// {@return the curve without the ends nearer than the given distances to its end points}
  Curve trimmed(double first, double last) {
    double from = 0;
    while (from < 0.45 && at(from).distance(start) < first) {
      from += 1.0 / STEPS;
    }
    double to = 1;
    while (to > 0.55 && at(to).distance(end) < last) {
      to -= 1.0 / STEPS;
    }
    return part(from, to);
  }

  private Curve part(double from, double to) {
    Point first = at(from);
    Point handle = start.toward(bend, from).toward(bend.toward(end, from), to);
    return new Curve(first, handle, at(to));
  }

  /// {@return the direction of travel at the end, in radians}
  double heading() {
    Point before = at(0.9);
    return Math.atan2(end.y() - before.y(), end.x() - before.x());
  }

  String path() {
    return "M" + Svg.xy(start) + "Q" + Svg.xy(bend) + " " + Svg.xy(end);
  }
}
