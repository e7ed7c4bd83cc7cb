package depesche.bot.report.board;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.Seat;
import depesche.bot.report.canvas.Box;
import depesche.bot.report.canvas.Face;
import depesche.bot.report.canvas.Lettering;
import depesche.bot.report.canvas.Livery;
import java.util.List;
import java.util.Optional;

/// A card that lies on the table; one that is taken shows by whom.
record Slip(Pen pen) {

  private static final double INSET = 12;
  private static final double RIBBON = 30;

  /// @param livery of the taker, if somebody has taken it
  void draw(BoardPicture.Card card, Optional<Livery> livery, Box box) {
    String paper = livery.map(Livery::tint).orElse("#fffdf6");
    pen.bar(box.left() + 3, box.top() + 3, box.width(), box.height(), Pen.RULE);
    pen.bar(box.left(), box.top(), box.width(), box.height(), paper);
    pen.frame(box.left(), box.top(), box.width(), box.height(), Pen.INK, 1.4);
    double middle = box.middle().x();
    double room = box.width() - 2 * INSET;
    List<Lettering> name = Pen.wrapped(Face.BOLD, card.name(), 21, room, 2);
    List<Lettering> text = Pen.wrapped(Face.ITALIC, card.text(), 18, room, 2);
    double free = box.height() - (livery.isPresent() ? RIBBON : 0);
    double high = name.size() * 23 + 5 + text.size() * 21;
    double line = box.top() + (free - high) / 2 + 17;
    for (Lettering one : name) {
      pen.amid(one, middle, line, Pen.INK);
      line += 23;
    }
    line += 3;
    for (Lettering one : text) {
      pen.amid(one, middle, line, Pen.INK);
      line += 21;
    }
    livery.ifPresent(taken -> ribbon(card.taker().map(Seat::name).orElse(""), taken, box));
  }

  private void ribbon(String taker, Livery livery, Box box) {
    double top = box.bottom() - RIBBON;
    pen.bar(box.left(), top, box.width(), RIBBON, livery.deep());
    Lettering words = Face.BOLD.set(taker, 18).within(box.width() - 2 * INSET);
    pen.amid(words, box.middle().x(), top + 21, "#ffffff");
  }
}
