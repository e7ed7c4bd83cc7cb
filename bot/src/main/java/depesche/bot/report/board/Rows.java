package depesche.bot.report.board;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.BoardPicture.Level;
import depesche.adjudicator.BoardPicture.Row;
import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Lettering;
import depesche.bot.report.canvas.Livery;
import depesche.bot.report.canvas.Point;
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
  private final Layout layout;
  private final Track points;
  private final Track levels;
  private final Sparkline history;

  Rows(Pen pen, BoardPicture picture, Layout layout) {
    this.pen = pen;
    this.picture = picture;
    this.layout = layout;
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

  void draw(List<Livery> liveries) {
    heads();
    IntStream.range(0, picture.rows().size())
        .forEach(i -> row(picture.rows().get(i), liveries.get(i), i));
    notes();
  }

  private void heads() {
    double y = layout.heads() + 6;
    head(picture.points() + ", track to " + points.end(), Layout.POINTS, y, 138);
    head("History", Layout.HISTORY, y, 110);
    for (int i = 0; i < picture.traits().size(); i++) {
      head(picture.traits().get(i), layout.column(i), y, layout.column() - 8);
    }
  }

  private void head(String words, double x, double y, double room) {
    pen.from(Pen.fitted(Face.ROMAN, words, 19, 12, room), x, y, Pen.INK);
  }

  private void row(Row row, Livery livery, int number) {
    double top = layout.row(number);
    double high = layout.row();
    double width = Layout.RIGHT - Layout.LEFT + 20;
    if (number % 2 == 0) {
      pen.bar(Layout.LEFT - 10, top, width, high, "#efe5cf");
    }
    pen.svg().open("g", "class", "seat").title(BoardWords.of(picture, row));
    double pad = (high - 66) / 2;
    name(row, livery, top + pad);
    points.draw(row.points(), livery, new Point(Layout.POINTS, top + pad + 2), 132, 34, false);
    history.draw(row, livery, new Box(new Point(Layout.HISTORY + 50, top + high / 2), 100, 54));
    for (int i = 0; i < row.levels().size(); i++) {
      Point corner = new Point(layout.column(i), top + pad + 2);
      levels.draw(row.levels().get(i), livery, corner, layout.column() - 14, 30, true);
    }
    pen.svg().close("g");
  }

  private void name(Row row, Livery livery, double top) {
    pen.bar(Layout.LEFT, top + 6, SWATCH, 52, livery.tint());
    pen.bar(Layout.LEFT, top + 6, 9, 52, livery.deep());
    pen.frame(Layout.LEFT, top + 6, SWATCH, 52, Pen.INK, 0.9);
    double x = Layout.LEFT + SWATCH + 10;
    boolean sign = row.first() || (picture.over() && row.rank() == 1);
    double room = sign ? NAME - 40 : NAME;
    Lettering seat = Pen.fitted(Face.BOLD, row.seat().name(), 28, 15, room);
    pen.from(seat, x, top + 31, Pen.INK);
    String cards = row.bids() + (row.bids() == 1 ? " card" : " cards");
    String words = picture.over() ? place(row) : place(row) + ", lays " + cards;
    pen.from(Pen.fitted(Face.ITALIC, words, 18, 14, NAME), x, top + 54, Pen.FAINT);
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
    double y = layout.below() + 28;
    double x = Layout.LEFT;
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
    Lettering line = Face.ROMAN.set(words, 17);
    pen.from(line, x, y, Pen.FAINT);
    return x + line.width() + 26;
  }
}
