package depesche.bot.report.canvas;

/// A place on the sheet, in pixels, y down.
public record Point(double x, double y) {

  public Point plus(double dx, double dy) {
    return new Point(x + dx, y + dy);
  }

  public double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  /// {@return the point the given part of the way from here to there}
  public Point toward(Point there, double part) {
    return new Point(x + (there.x - x) * part, y + (there.y - y) * part);
  }
}
