package depesche.bot.report.board;

import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.picture.SheetPicture.Grid;
import depesche.adjudicator.picture.SheetPicture.GridLine;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.Map;

/// A table of a sheet: an owner a line, with their colour before the name.
///
/// @param colours of the owners, by name
record SheetGrid(Pen pen, Map<String, OwnerColour> colours, PicturedTable table) {

  private static final double LINE = 38;
  private static final double HEAD = 28;
  private static final double NAME = 250;
  private static final double SWATCH = 26;

  static double high(Grid grid) {
    return HEAD + LINE * grid.lines().size();
  }

  void draw(Grid grid, Point corner, double wide) {
    double each = (wide - NAME) / Math.max(1, grid.heads().size());
    for (int i = 0; i < grid.heads().size(); i++) {
      pen.amid(
          Pen.fitted(Typeface.ITALIC, grid.heads().get(i), 19, 12, each - 8),
          corner.x() + NAME + (i + 0.5) * each,
          corner.y() + 19,
          Pen.FAINT);
    }
    for (int i = 0; i < grid.lines().size(); i++) {
      line(grid.lines().get(i), corner.plus(0, HEAD + i * LINE), wide, each);
    }
  }

  private void line(GridLine line, Point corner, double wide, double each) {
    OwnerColour colour = colours.get(line.name());
    pen.bar(corner.x(), corner.y(), wide, LINE - 4, Pen.TROUGH);
    pen.bar(corner.x(), corner.y(), SWATCH, LINE - 4, colour == null ? Pen.INK : colour.deep());
    pen.frame(corner.x(), corner.y(), SWATCH, LINE - 4, Pen.INK, 0.8);
    pen.from(
        Pen.fitted(
            Typeface.BOLD,
            Called.of(table, line.name(), line.name()).whole(),
            23,
            11,
            NAME - SWATCH - 24),
        corner.x() + SWATCH + 12,
        corner.y() + 25,
        Pen.INK);
    for (int i = 0; i < line.cells().size(); i++) {
      pen.amid(
          Pen.fitted(Typeface.BOLD, line.cells().get(i), 25, 14, each - 8),
          corner.x() + NAME + (i + 0.5) * each,
          corner.y() + 26,
          Pen.INK);
    }
  }
}
