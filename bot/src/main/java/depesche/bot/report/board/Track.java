package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;

/// One level: its number, how it changed, and a track that all levels of its kind share.
///
/// @param end where the track ends: the same for all that are to be compared
/// @param mark how far apart the marks on it are
record Track(Pen pen, int end, int mark) {

  private static final double THICK = 13;
  private static final int MOST_MARKS = 6;

  /// {@return tracks long enough for the highest of some levels}
  static Track upTo(Pen pen, int highest) {
    int mark = 5;
    while (highest > mark * MOST_MARKS) {
      mark *= mark == 25 ? 4 : mark % 10 == 0 && mark < 20 ? 2 : mark == 20 ? 5 : 2;
    }
    int end = Math.max(2, (highest + mark - 1) / mark) * mark;
    return new Track(pen, end, mark);
  }

  /// @param size of the number, in pixels
  /// @param star whether the highest gets a star
  void draw(
      Level level, OwnerColour ownerColour, Point corner, double width, double size, boolean star) {
    PaintedLine number = Typeface.BOLD.set(String.valueOf(level.amount()), size);
    double line = corner.y() + 30;
    pen.from(number, corner.x(), line, Pen.INK);
    double after = corner.x() + number.width() + 7;
    if (star && level.highest()) {
      Signs.star(pen, new Point(after + 8, line - 9), 9);
      after += 22;
    }
    Signs.change(pen, new Point(after, line), level.change());
    trough(ownerColour, level.amount(), new Point(corner.x(), line + 13), width);
  }

  private void trough(OwnerColour ownerColour, int amount, Point corner, double width) {
    double filled = width * Math.min(amount, end) / end;
    pen.bar(corner.x(), corner.y(), width, THICK, Pen.TROUGH);
    pen.bar(corner.x(), corner.y(), filled, THICK, ownerColour.deep());
    for (int at = mark; at < end; at += mark) {
      double x = corner.x() + width * at / end;
      String colour = at < amount ? ownerColour.letter() : Pen.RULE;
      pen.line(new Point(x, corner.y() + 2), new Point(x, corner.y() + THICK - 2), colour, 1);
    }
    pen.frame(corner.x(), corner.y(), width, THICK, Pen.INK, 0.8);
  }
}
