package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/// Writes an outline of a font, y up, as the steps of a path, y down: far fewer digits than places
/// have. A bend that goes on from the one before it is written without its middle.
final class Steps {

  private final StringBuilder out = new StringBuilder();
  private double x;
  private double y;
  private double startX;
  private double startY;

  /// Where the bend after this place lies if it goes on.
  private double bendX;

  private double bendY;

  private Steps() {}

  /// {@return the steps as SVG has them}
  static String of(Path2D outline) {
    Steps steps = new Steps();
    double[] p = new double[6];
    PathIterator path = outline.getPathIterator(AffineTransform.getScaleInstance(1, -1));
    for (; !path.isDone(); path.next()) {
      switch (path.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> steps.start(p[0], p[1]);
        case PathIterator.SEG_LINETO -> steps.line(p[0], p[1]);
        case PathIterator.SEG_QUADTO -> steps.curve(p);
        default -> steps.close();
      }
    }
    return steps.out.toString();
  }

  private void start(double toX, double toY) {
    out.append('m');
    pair(toX, toY);
    to(toX, toY);
    startX = x;
    startY = y;
  }

  private void line(double toX, double toY) {
    if (toX == x) {
      out.append('v');
      number(toY - y);
    } else if (toY == y) {
      out.append('h');
      number(toX - x);
    } else {
      out.append('l');
      pair(toX, toY);
    }
    to(toX, toY);
  }

  private void curve(double[] p) {
    if (p[0] == bendX && p[1] == bendY) {
      out.append('t');
    } else {
      out.append('q');
      pair(p[0], p[1]);
    }
    pair(p[2], p[3]);
    to(p[2], p[3]);
    bendX = 2 * x - p[0];
    bendY = 2 * y - p[1];
  }

  private void close() {
    out.append('z');
    to(startX, startY);
  }

  private void to(double toX, double toY) {
    x = toX;
    y = toY;
    bendX = toX;
    bendY = toY;
  }

  private void pair(double toX, double toY) {
    number(toX - x);
    number(toY - y);
  }

  /// A sign parts a number from the one before it, too.
  private void number(double value) {
    String digits = Svg.number(value);
    if (!digits.startsWith("-") && Character.isDigit(out.charAt(out.length() - 1))) {
      out.append(' ');
    }
    out.append(digits);
  }
}
