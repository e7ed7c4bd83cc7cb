package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Filed;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;

/// What a reader has on file: a strip a line, face up.
record FiledLines(Pen pen) {

  private static final double HIGH = 40;
  private static final double GAP = 8;
  private static final double MARGIN = 14;

  static double high(Filed filed) {
    return filed.lines().size() * (HIGH + GAP) - GAP;
  }

  void draw(Filed filed, Point corner, double wide) {
    double y = corner.y();
    for (String line : filed.lines()) {
      pen.svg().open("g", "data-seat", filed.seat(), "data-order", line);
      pen.bar(corner.x(), y, wide, HIGH, Pen.TROUGH);
      pen.frame(corner.x(), y, wide, HIGH, Pen.INK, 1.6);
      pen.from(
          Pen.fitted(Typeface.BOLD, line, 24, 14, wide - 2 * MARGIN),
          corner.x() + MARGIN,
          y + 28,
          Pen.INK);
      pen.svg().close("g");
      y += HIGH + GAP;
    }
  }
}
