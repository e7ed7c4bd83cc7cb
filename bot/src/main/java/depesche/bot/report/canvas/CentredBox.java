package depesche.bot.report.canvas;

/// An upright rectangle given by its middle.
public record CentredBox(Point middle, double width, double height) {

  public double left() {
    return middle.x() - width / 2;
  }

  public double right() {
    return middle.x() + width / 2;
  }

  public double top() {
    return middle.y() - height / 2;
  }

  public double bottom() {
    return middle.y() + height / 2;
  }

  public boolean overlaps(CentredBox other) {
    return left() < other.right()
        && other.left() < right()
        && top() < other.bottom()
        && other.top() < bottom();
  }

  /// {@return whether all of another lies within it}
  public boolean holds(CentredBox other) {
    return left() <= other.left()
        && other.right() <= right()
        && top() <= other.top()
        && other.bottom() <= bottom();
  }

  public CentredBox at(Point place) {
    return new CentredBox(place, width, height);
  }

  public CentredBox grown(double by) {
    return new CentredBox(middle, width + 2 * by, height + 2 * by);
  }
}
