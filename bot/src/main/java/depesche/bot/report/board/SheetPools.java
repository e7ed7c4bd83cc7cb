package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Pools;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;

/// Pools of a sheet, with a disc for each they hold.
record SheetPools(Pen pen) {

  private static final double HIGH = 96;
  private static final double GAP = 10;
  private static final double DISC = 11.5;
  private static final int MOST_IN_A_LINE = 4;

  static double high(Pools pools) {
    return pools.counters().isEmpty() ? 0 : HIGH;
  }

  void draw(Pools pools, Point corner, double wide) {
    double each = (wide + GAP) / Math.max(1, pools.counters().size()) - GAP;
    for (int i = 0; i < pools.counters().size(); i++) {
      draw(pools.counters().get(i), corner.plus(i * (each + GAP), 0), each);
    }
  }

  private void draw(Counter pool, Point corner, double wide) {
    pen.bar(corner.x(), corner.y(), wide, HIGH, Pen.TROUGH);
    pen.frame(corner.x(), corner.y(), wide, HIGH, Pen.INK, 1.2);
    PaintedLine name = Pen.fitted(Typeface.BOLD, pool.name(), 18, 10, wide - 12);
    pen.amid(name, corner.x() + wide / 2, corner.y() + 22, Pen.INK);
    Point middle = corner.plus(wide / 2, 62);
    if (pool.amount() > 2 * MOST_IN_A_LINE) {
      PaintedLine amount = Typeface.BOLD.set(String.valueOf(pool.amount()), 34);
      pen.amid(amount, middle.x(), middle.y() + 12, Pen.INK);
      return;
    }
    int upper = Math.min(pool.amount(), MOST_IN_A_LINE);
    int lower = pool.amount() - upper;
    discs(upper, middle.plus(0, lower > 0 ? -13 : 0));
    discs(lower, middle.plus(0, 14));
  }

  private void discs(int amount, Point middle) {
    double apart = 2 * DISC + 3;
    for (int i = 0; i < amount; i++) {
      Signs.disc(pen, middle.plus((i - (amount - 1) / 2.0) * apart, 0), DISC);
    }
  }
}
