package depesche.bot.report.map;

/// An upright rectangle given by its middle.
record Box(Point middle, double width, double height) {

  double left() {
    return middle.x() - width / 2;
  }

  double right() {
    return middle.x() + width / 2;
  }

  double top() {
    return middle.y() - height / 2;
  }

  double bottom() {
    return middle.y() + height / 2;
  }

  boolean overlaps(Box other) {
    return left() < other.right()
        && other.left() < right()
        && top() < other.bottom()
        && other.top() < bottom();
  }

  Box at(Point place) {
    return new Box(place, width, height);
  }

  Box grown(double by) {
    return new Box(middle, width + 2 * by, height + 2 * by);
  }
}
