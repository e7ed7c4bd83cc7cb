package depesche.bot.report.board;

import depesche.adjudicator.BoardPicture;
import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Lettering;
import depesche.bot.report.canvas.Point;
import java.util.List;
import java.util.Locale;

/// The head of the sheet: the game, the moment, the track of the turns, and the event card.
record Masthead(Pen pen) {

  private static final double TRACK = 560;
  private static final Box EVENT = new Box(new Point(925, 124), 454, 136);

  void draw(BoardPicture picture) {
    String name = picture.name().toUpperCase(Locale.ROOT);
    pen.from(Face.BOLD.spaced(name, 40, 5).within(TRACK), Layout.LEFT, 92, Pen.INK);
    pen.from(Pen.fitted(Face.ITALIC, picture.title(), 29, 18, TRACK), Layout.LEFT, 132, Pen.INK);
    turns(picture);
    event(picture);
  }

  private void turns(BoardPicture picture) {
    double each = TRACK / picture.turns();
    double gap = Math.min(6, each / 5);
    for (int turn = 1; turn <= picture.turns(); turn++) {
      double x = Layout.LEFT + (turn - 1) * each;
      boolean now = turn == picture.turn() && !picture.over();
      boolean past = turn <= picture.turn() && !now;
      pen.bar(x, 154, each - gap, 34, now ? "#a1261b" : past ? Pen.FAINT : Pen.TROUGH);
      pen.frame(x, 154, each - gap, 34, Pen.INK, 0.9);
      if (each > 26) {
        Lettering number = Face.BOLD.set(String.valueOf(turn), 20);
        pen.amid(number, x + (each - gap) / 2, 178, now || past ? "#ffffff" : Pen.FAINT);
      }
    }
  }

  private void event(BoardPicture picture) {
    Frame.panel(pen.svg(), EVENT);
    double middle = EVENT.middle().x();
    double room = EVENT.width() - 44;
    pen.amid(Face.ROMAN.spaced("LAST EVENT", 15, 4), middle, EVENT.top() + 30, Pen.FAINT);
    if (picture.event().isEmpty()) {
      pen.amid(Face.ITALIC.set("none yet", 25), middle, EVENT.top() + 82, Pen.FAINT);
      return;
    }
    BoardPicture.Card event = picture.event().get();
    pen.amid(Pen.fitted(Face.BOLD, event.name(), 33, 18, room), middle, EVENT.top() + 70, Pen.INK);
    List<Lettering> lines = Pen.wrapped(Face.ITALIC, event.text(), 20, room, 2);
    for (int i = 0; i < lines.size(); i++) {
      pen.amid(lines.get(i), middle, EVENT.top() + 98 + 23 * i, Pen.INK);
    }
  }
}
