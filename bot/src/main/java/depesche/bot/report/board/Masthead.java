package depesche.bot.report.board;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The head of the sheet: the game, the moment, the track of the turns, and the event card.
record Masthead(Pen pen) {

  private static final double TRACK = 560;
  private static final CentredBox EVENT = new CentredBox(new Point(925, 124), 454, 136);

  void draw(BoardPicture picture) {
    String name = picture.name().toUpperCase(Locale.ROOT);
    pen.from(Typeface.BOLD.spaced(name, 40, 5).within(TRACK), BoardLayout.LEFT, 92, Pen.INK);
    pen.from(
        Pen.fitted(Typeface.ITALIC, moment(picture), 29, 14, TRACK),
        BoardLayout.LEFT,
        132,
        Pen.INK);
    turns(picture);
    event(picture);
  }

  /// {@return such as `concert · Turn 10, the end · Winner: Nordmark (Red)`}
  static String moment(BoardPicture picture) {
    List<String> winners =
        picture.rows().stream()
            .filter(row -> picture.over() && row.rank() == 1)
            .map(row -> row.seat().name())
            .map(seat -> Called.of(picture.table(), seat, seat).whole())
            .toList();
    return moment(picture, winners);
  }

  /// {@return whose table it is, the moment, and who has won}
  static String moment(Picture picture, List<String> winners) {
    String won =
        winners.isEmpty()
            ? ""
            : (winners.size() == 1 ? "Winner: " : "Winners: ") + String.join(", ", winners);
    return Stream.of(picture.table().game(), picture.title(), won)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(" \u00b7 "));
  }

  private void turns(BoardPicture picture) {
    double each = TRACK / picture.turns();
    double gap = Math.min(6, each / 5);
    for (int turn = 1; turn <= picture.turns(); turn++) {
      double x = BoardLayout.LEFT + (turn - 1) * each;
      boolean now = turn == picture.turn() && !picture.over();
      boolean past = turn <= picture.turn() && !now;
      pen.bar(x, 154, each - gap, 34, now ? "#a1261b" : past ? Pen.FAINT : Pen.TROUGH);
      pen.frame(x, 154, each - gap, 34, Pen.INK, 0.9);
      if (each > 26) {
        PaintedLine number = Typeface.BOLD.set(String.valueOf(turn), 20);
        pen.amid(number, x + (each - gap) / 2, 178, now || past ? "#ffffff" : Pen.FAINT);
      }
    }
  }

  private void event(BoardPicture picture) {
    Frame.panel(pen.svg(), EVENT);
    double middle = EVENT.middle().x();
    double room = EVENT.width() - 44;
    pen.amid(Typeface.ROMAN.spaced("LAST EVENT", 15, 4), middle, EVENT.top() + 30, Pen.FAINT);
    if (picture.event().isEmpty()) {
      pen.amid(Typeface.ITALIC.set("none yet", 25), middle, EVENT.top() + 82, Pen.FAINT);
      return;
    }
    BoardPicture.Card event = picture.event().get();
    pen.amid(
        Pen.fitted(Typeface.BOLD, event.name(), 33, 18, room), middle, EVENT.top() + 70, Pen.INK);
    List<PaintedLine> lines = Pen.wrapped(Typeface.ITALIC, event.text(), 20, room, 2);
    for (int i = 0; i < lines.size(); i++) {
      pen.amid(lines.get(i), middle, EVENT.top() + 98 + 23 * i, Pen.INK);
    }
  }
}
