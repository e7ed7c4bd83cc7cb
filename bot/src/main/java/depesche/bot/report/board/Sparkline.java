package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.List;

/// The points of a seat over the turns, with everybody else's behind them.
record Sparkline(Pen pen, BoardPicture picture, int end) {

  void draw(Row row, OwnerColour ownerColour, CentredBox centredBox) {
    pen.line(
        new Point(centredBox.left(), centredBox.bottom()),
        new Point(centredBox.right(), centredBox.bottom()),
        Pen.RULE,
        1);
    picture.rows().stream()
        .filter(other -> !other.equals(row))
        .forEach(other -> stroke(points(other, centredBox), "#cfc3ab", 1.3));
    List<Point> own = points(row, centredBox);
    stroke(own, Pen.INK, 5);
    stroke(own, ownerColour.deep(), 3.2);
    Point last = own.getLast();
    pen.svg().leaf("circle", "cx", last.x(), "cy", last.y(), "r", "5.3", "fill", Pen.INK);
    pen.svg()
        .leaf("circle", "cx", last.x(), "cy", last.y(), "r", "4.4", "fill", ownerColour.deep());
  }

  private void stroke(List<Point> points, String colour, double thick) {
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      path.append(path.isEmpty() ? "M" : "L").append(Svg.xy(point));
    }
    pen.path(path.toString(), "none", colour, thick);
  }

  /// The end of each turn, and between two of them the current state.
  private List<Point> points(Row row, CentredBox centredBox) {
    List<Point> points = new ArrayList<>();
    for (int turn = 0; turn < row.history().size(); turn++) {
      points.add(at(turn, row.history().get(turn), centredBox));
    }
    if (!picture.over()) {
      points.add(at(row.history().size() - 0.5, row.points().amount(), centredBox));
    }
    return points;
  }

  private Point at(double turn, int points, CentredBox centredBox) {
    return new Point(
        centredBox.left() + centredBox.width() * Math.min(1, turn / picture.turns()),
        centredBox.bottom() - centredBox.height() * points / end);
  }
}
