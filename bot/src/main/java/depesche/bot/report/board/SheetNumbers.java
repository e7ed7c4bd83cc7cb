package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;

/// Numbers of a sheet, each in a box with what it counts beside it.
record SheetNumbers(Pen pen) {

  private static final double BOX = 64;
  private static final double HIGH = 58;
  private static final double EACH = 196;
  private static final double GAP = 14;

  static double high(Counters counters, double wide) {
    int inLine = inLine(wide);
    int lines = (counters.counters().size() + inLine - 1) / inLine;
    return lines * (HIGH + GAP) - GAP;
  }

  private static int inLine(double wide) {
    return Math.max(1, (int) ((wide + GAP) / EACH));
  }

  void draw(Counters counters, Point corner, double wide) {
    int inLine = inLine(wide);
    for (int i = 0; i < counters.counters().size(); i++) {
      int line = i / inLine;
      Point place = corner.plus(i % inLine * EACH, line * (HIGH + GAP));
      draw(counters.counters().get(i), place);
    }
  }

  private void draw(Counter counter, Point corner) {
    pen.bar(corner.x(), corner.y(), BOX, HIGH, Pen.TROUGH);
    pen.frame(corner.x(), corner.y(), BOX, HIGH, Pen.INK, 0.9);
    String number = String.valueOf(counter.amount());
    PaintedLine amount = Pen.fitted(Typeface.BOLD, number, 32, 14, BOX - 8);
    pen.amid(amount, corner.x() + BOX / 2, corner.y() + 40, Pen.INK);
    PaintedLine name = Pen.fitted(Typeface.ITALIC, counter.name(), 19, 12, EACH - BOX - GAP - 8);
    pen.from(name, corner.x() + BOX + 8, corner.y() + 36, Pen.INK);
  }
}
