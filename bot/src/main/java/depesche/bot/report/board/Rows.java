package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The rows of the board, one for each seat: its name, its points and their history, its levels.
final class Rows {

  private static final double SWATCH = 22;
  private static final double NAME = 160;

  private final Pen pen;
  private final BoardPicture picture;
  private final BoardLayout boardLayout;
  private final Track points;
  private final Track levels;
  private final Sparkline history;

  Rows(Pen pen, BoardPicture picture, BoardLayout boardLayout) {
    this.pen = pen;
    this.picture = picture;
    this.boardLayout = boardLayout;
    points =
        Track.upTo(
            pen,
            highest(
                picture.rows().stream()
                    .flatMap(
                        row ->
                            Stream.concat(
                                Stream.of(row.points().amount()), row.history().stream()))));
    levels =
        Track.upTo(
            pen,
            highest(
                picture.rows().stream().flatMap(row -> row.levels().stream().map(Level::amount))));
    history = new Sparkline(pen, picture, points.end());
  }

  private static int highest(Stream<Integer> amounts) {
    return amounts.mapToInt(Integer::intValue).max().orElse(0);
  }

  void draw(List<OwnerColour> liveries) {
    heads();
    IntStream.range(0, picture.rows().size())
        .forEach(i -> row(picture.rows().get(i), liveries.get(i), i));
    notes();
  }

  private void heads() {
    double y = boardLayout.heads() + 6;
    head(picture.points() + ", track to " + points.end(), BoardLayout.POINTS, y, 138);
    head("History", BoardLayout.HISTORY, y, 110);
    for (int i = 0; i < picture.traits().size(); i++) {
      head(picture.traits().get(i), boardLayout.column(i), y, boardLayout.column() - 8);
    }
  }

  private void head(String words, double x, double y, double room) {
    pen.from(Pen.fitted(Typeface.ROMAN, words, 19, 12, room), x, y, Pen.INK);
  }

  private void row(Row row, OwnerColour ownerColour, int number) {
    double top = boardLayout.row(number);
    double high = boardLayout.row();
    double width = BoardLayout.RIGHT - BoardLayout.LEFT + 20;
    if (number % 2 == 0) {
      pen.bar(BoardLayout.LEFT - 10, top, width, high, "#efe5cf");
    }
    pen.svg().open("g", "class", "seat").title(BoardWords.of(picture, row));
    double pad = (high - 66) / 2;
    name(row, ownerColour, top + pad);
    points.draw(
        row.points(), ownerColour, new Point(BoardLayout.POINTS, top + pad + 2), 132, 34, false);
    history.draw(
        row,
        ownerColour,
        new CentredBox(new Point(BoardLayout.HISTORY + 50, top + high / 2), 100, 54));
    for (int i = 0; i < row.levels().size(); i++) {
      Point corner = new Point(boardLayout.column(i), top + pad + 2);
      levels.draw(row.levels().get(i), ownerColour, corner, boardLayout.column() - 14, 30, true);
    }
    pen.svg().close("g");
  }

  private void name(Row row, OwnerColour ownerColour, double top) {
    pen.bar(BoardLayout.LEFT, top + 6, SWATCH, 52, ownerColour.tint());
    pen.bar(BoardLayout.LEFT, top + 6, 9, 52, ownerColour.deep());
    pen.frame(BoardLayout.LEFT, top + 6, SWATCH, 52, Pen.INK, 0.9);
    double x = BoardLayout.LEFT + SWATCH + 10;
    boolean sign = row.first() || (picture.over() && row.rank() == 1);
    double room = sign ? NAME - 40 : NAME;
    Called called = Called.of(picture.table(), row.seat().name(), row.seat().name());
    PaintedLine seat = Pen.fitted(Typeface.BOLD, called.brief(), 28, 13, room);
    pen.from(seat, x, top + 31, Pen.INK);
    String cards = row.bids() + (row.bids() == 1 ? " card" : " cards");
    String own = called.isNamed() ? called.seat() + ", " : "";
    String words = own + (picture.over() ? place(row) : place(row) + ", lays " + cards);
    pen.from(Pen.fitted(Typeface.ITALIC, words, 18, 12, NAME), x, top + 54, Pen.FAINT);
    if (sign) {
      Point at = new Point(x + seat.width() + 24, top + 22);
      if (picture.over() && row.rank() == 1) {
        Signs.laurel(pen, at);
      } else if (!picture.over()) {
        Signs.baton(pen, at);
      }
    }
  }

  private static String place(Row row) {
    int rank = row.rank();
    String end = rank == 1 ? "st" : rank == 2 ? "nd" : rank == 3 ? "rd" : "th";
    return String.format(Locale.ROOT, "%d%s", rank, end);
  }

  private void notes() {
    double y = boardLayout.below() + 28;
    double x = BoardLayout.LEFT;
    if (!picture.over()) {
      Signs.baton(pen, new Point(x + 14, y - 6));
      x = note("goes first", x + 36, y);
    }
    Signs.star(pen, new Point(x + 9, y - 6), 9);
    x = note("highest alone" + (picture.over() ? "" : ": may not be bid on"), x + 24, y);
    Signs.change(pen, new Point(x, y), 1);
    Signs.change(pen, new Point(x + 30, y), -1);
    x = note("change since the last report", x + 62, y);
    note("tracks end at " + levels.end(), x, y);
  }

  private double note(String words, double x, double y) {
    PaintedLine line = Typeface.ROMAN.set(words, 17);
    pen.from(line, x, y, Pen.FAINT);
    return x + line.width() + 26;
  }
}
