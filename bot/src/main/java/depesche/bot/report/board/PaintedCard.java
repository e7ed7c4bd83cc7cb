package depesche.bot.report.board;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Typeface;
import java.util.List;
import java.util.Optional;

/// A card that lies on the table; one that is taken shows by whom.
record PaintedCard(Pen pen, PicturedTable table) {

  private static final double INSET = 12;
  private static final double RIBBON = 30;

  /// @param livery of the taker, if somebody has taken it
  void draw(BoardPicture.Card card, Optional<OwnerColour> livery, CentredBox centredBox) {
    String paper = livery.map(OwnerColour::tint).orElse("#fffdf6");
    pen.bar(
        centredBox.left() + 3,
        centredBox.top() + 3,
        centredBox.width(),
        centredBox.height(),
        Pen.RULE);
    pen.bar(centredBox.left(), centredBox.top(), centredBox.width(), centredBox.height(), paper);
    pen.frame(
        centredBox.left(), centredBox.top(), centredBox.width(), centredBox.height(), Pen.INK, 1.4);
    double middle = centredBox.middle().x();
    double room = centredBox.width() - 2 * INSET;
    List<PaintedLine> name = Pen.wrapped(Typeface.BOLD, card.name(), 21, room, 2);
    List<PaintedLine> text = Pen.wrapped(Typeface.ITALIC, card.text(), 18, room, 2);
    double free = centredBox.height() - (livery.isPresent() ? RIBBON : 0);
    double high = name.size() * 23 + 5 + text.size() * 21;
    double line = centredBox.top() + (free - high) / 2 + 17;
    for (PaintedLine one : name) {
      pen.amid(one, middle, line, Pen.INK);
      line += 23;
    }
    line += 3;
    for (PaintedLine one : text) {
      pen.amid(one, middle, line, Pen.INK);
      line += 21;
    }
    livery.ifPresent(taken -> ribbon(card.taker().map(this::taker).orElse(""), taken, centredBox));
  }

  private String taker(Seat seat) {
    return Called.of(table, seat.name(), seat.name()).brief();
  }

  private void ribbon(String taker, OwnerColour ownerColour, CentredBox centredBox) {
    double top = centredBox.bottom() - RIBBON;
    pen.bar(centredBox.left(), top, centredBox.width(), RIBBON, ownerColour.deep());
    PaintedLine words = Pen.fitted(Typeface.BOLD, taker, 18, 12, centredBox.width() - 2 * INSET);
    pen.amid(words, centredBox.middle().x(), top + 21, ownerColour.letter());
  }
}
