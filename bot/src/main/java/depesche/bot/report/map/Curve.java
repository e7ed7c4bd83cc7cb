package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;

/// A quadratic curve, the line of an arrow.
record Curve(Point start, Point bend, Point end) {

  private static final int STEPS = 96;

  /// A shorter line passes beside its units and over them, or it would not be seen.
  private static final double SHORT = 84;

  /// A line that bows a little to its right, so that two units that attack each other get two
  /// lines.
  static Curve bowed(Point start, Point end) {
    double way = Math.max(1, start.distance(end));
    double bow = way < SHORT ? 0.3 : Math.min(0.12, 14 / way);
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

  /// {@return the curve without the ends nearer than the given distances to its end points; of a
  /// short line less is taken}
  Curve trimmed(double first, double last) {
    double fit = Math.min(1, 0.55 * length() / Math.max(1, first + last));
    double from = 0;
    while (from < 0.45 && at(from).distance(start) < first * fit) {
      from += 1.0 / STEPS;
    }
    double to = 1;
    while (to > 0.55 && at(to).distance(end) < last * fit) {
      to -= 1.0 / STEPS;
    }
    return part(from, to);
  }

  double length() {
    return start.distance(bend) / 2 + bend.distance(end) / 2 + start.distance(end) / 2;
  }

  /// {@return whether the line would be hidden by the units at its ends}
  boolean isShort() {
    return start.distance(end) < SHORT;
  }

  /// {@return the piece between two parts of the way}
  Curve part(double from, double to) {
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
