package depesche.bot.report.map;

/// A place on the sheet, in pixels, y down.
record Point(double x, double y) {

  Point plus(double dx, double dy) {
    return new Point(x + dx, y + dy);
  }

  double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  /// {@return the point the given part of the way from here to there}
  Point toward(Point there, double part) {
    return new Point(x + (there.x - x) * part, y + (there.y - y) * part);
  }
}
