package depesche.bot.report.board;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.BoardPicture.Row;
import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Livery;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.List;

/// The points of a seat over the turns, with everybody else's behind them.
record Sparkline(Pen pen, BoardPicture picture, int end) {

  void draw(Row row, Livery livery, Box box) {
    pen.line(
        new Point(box.left(), box.bottom()), new Point(box.right(), box.bottom()), Pen.RULE, 1);
    picture.rows().stream()
        .filter(other -> !other.equals(row))
        .forEach(other -> stroke(points(other, box), "#cfc3ab", 1.3));
    List<Point> own = points(row, box);
    stroke(own, livery.deep(), 3.2);
    Point last = own.getLast();
    pen.svg().leaf("circle", "cx", last.x(), "cy", last.y(), "r", "4.4", "fill", livery.deep());
  }

  private void stroke(List<Point> points, String colour, double thick) {
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      path.append(path.isEmpty() ? "M" : "L").append(Svg.xy(point));
    }
    pen.path(path.toString(), "none", colour, thick);
  }

  /// The end of each turn, and between two of them how things stand.
  private List<Point> points(Row row, Box box) {
    List<Point> points = new ArrayList<>();
    for (int turn = 0; turn < row.history().size(); turn++) {
      points.add(at(turn, row.history().get(turn), box));
    }
    if (!picture.over()) {
      points.add(at(row.history().size() - 0.5, row.points().amount(), box));
    }
    return points;
  }

  private Point at(double turn, int points, Box box) {
    return new Point(
        box.left() + box.width() * Math.min(1, turn / picture.turns()),
        box.bottom() - box.height() * points / end);
  }
}
