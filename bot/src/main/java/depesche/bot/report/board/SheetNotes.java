package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Note;
import depesche.adjudicator.picture.SheetPicture.Notes;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;

/// Words of a sheet in columns: what something is called, and under it what it stands at.
record SheetNotes(Pen pen) {

  private static final double HIGH = 52;
  private static final double EACH = 262;
  private static final double GAP = 10;

  static double high(Notes notes, double wide) {
    int inLine = inLine(wide);
    int lines = (notes.notes().size() + inLine - 1) / inLine;
    return lines * (HIGH + GAP) - GAP;
  }

  private static int inLine(double wide) {
    return Math.max(1, (int) ((wide + GAP) / EACH));
  }

  void draw(Notes notes, Point corner, double wide) {
    int inLine = inLine(wide);
    double each = (wide + GAP) / inLine - GAP;
    for (int i = 0; i < notes.notes().size(); i++) {
      int line = i / inLine;
      Point at = corner.plus(i % inLine * (each + GAP), line * (HIGH + GAP));
      draw(notes.notes().get(i), at, each);
    }
  }

  private void draw(Note note, Point corner, double wide) {
    pen.bar(corner.x(), corner.y(), wide, HIGH, Pen.TROUGH);
    pen.from(
        Pen.fitted(Typeface.ITALIC, note.name(), 17, 12, wide - 20),
        corner.x() + 10,
        corner.y() + 20,
        Pen.FAINT);
    pen.from(
        Pen.fitted(Typeface.BOLD, note.value(), 21, 10, wide - 20),
        corner.x() + 10,
        corner.y() + 43,
        Pen.INK);
  }
}
