package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Tone;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.List;

/// A row of cards of a sheet.
record SheetCards(Pen pen) {

  private static final double LABEL = 26;
  private static final double HEAD = 26;
  private static final double BAND = 26;
  private static final double TITLE = 21;
  private static final double LINE = 18.5;
  private static final double FOOT = 30;
  private static final double GAP = 14;
  private static final double INSET = 9;
  private static final double LEAST = 96;

  /// Between the discs on a card and its note.
  private static final double APART = 5;

  private static final int MOST_IN_A_LINE = 5;
  private static final int MOST_LINES = 9;

  static double high(Cards cards, double wide) {
    double label = cards.label().isEmpty() ? 0 : LABEL;
    return label + lines(cards) * (head(cards) + card(cards, wide) + GAP) - GAP;
  }

  private static int lines(Cards cards) {
    return Math.max(1, (cards.cards().size() + MOST_IN_A_LINE - 1) / MOST_IN_A_LINE);
  }

  private static double head(Cards cards) {
    return cards.cards().stream().allMatch(card -> card.head().isEmpty()) ? 0 : HEAD;
  }

  /// {@return how wide each card is}
  private static double each(Cards cards, double wide) {
    return (wide + GAP) / Math.clamp(cards.cards().size(), 4, MOST_IN_A_LINE) - GAP;
  }

  /// {@return how high the cards are: all as high as the one with the most words}
  private static double card(Cards cards, double wide) {
    double room = each(cards, wide) - 2 * INSET;
    return cards.cards().stream().mapToDouble(card -> card(card, room)).max().orElse(LEAST);
  }

  private static double card(Card card, double room) {
    double words = name(card, room).size() * TITLE + text(card, room).size() * LINE;
    double foot = card.note().isEmpty() && card.discs() == 0 ? 8 : FOOT;
    return Math.max(LEAST, (card.kind().isEmpty() ? 8 : BAND + 8) + words + 6 + foot);
  }

  private static List<PaintedLine> name(Card card, double room) {
    return card.name().isEmpty() ? List.of() : Pen.wrapped(Typeface.BOLD, card.name(), 19, room, 2);
  }

  private static List<PaintedLine> text(Card card, double room) {
    return card.text().isEmpty()
        ? List.of()
        : Pen.wrapped(Typeface.ITALIC, card.text(), 16.5, room, MOST_LINES);
  }

  void draw(Cards cards, Point corner, double wide) {
    double y = corner.y();
    if (!cards.label().isEmpty()) {
      pen.label(cards.label(), new Point(corner.x(), y), wide);
      y += LABEL;
    }
    double each = each(cards, wide);
    double high = card(cards, wide);
    for (int i = 0; i < cards.cards().size(); i++) {
      double x = corner.x() + i % MOST_IN_A_LINE * (each + GAP);
      int line = i / MOST_IN_A_LINE;
      double top = y + line * (head(cards) + high + GAP) + head(cards);
      Card card = cards.cards().get(i);
      if (!card.head().isEmpty()) {
        PaintedLine head = Pen.fitted(Typeface.BOLD, card.head(), 18, 11, each);
        pen.amid(head, x + each / 2, top - 8, Pen.INK);
      }
      draw(card, new Point(x, top), each, high);
    }
  }

  private void draw(Card card, Point corner, double wide, double high) {
    if (card.name().isEmpty()) {
      pen.frame(corner.x(), corner.y(), wide, high, Pen.RULE, 0.9);
      return;
    }
    pen.bar(corner.x() + 3, corner.y() + 3, wide, high, Pen.RULE);
    pen.bar(corner.x(), corner.y(), wide, high, card.discs() > 0 ? Pen.TROUGH : "#fffdf6");
    double middle = corner.x() + wide / 2;
    double line = corner.y() + 8;
    if (!card.kind().isEmpty()) {
      pen.bar(corner.x(), corner.y(), wide, BAND, colour(card.tone()));
      PaintedLine kind = Pen.fitted(Typeface.BOLD, card.kind(), 16, 9, wide - 2 * INSET);
      pen.amid(kind, middle, corner.y() + 18, "#ffffff");
      line += BAND;
    }
    pen.frame(corner.x(), corner.y(), wide, high, Pen.INK, 1.4);
    for (PaintedLine words : name(card, wide - 2 * INSET)) {
      pen.amid(words, middle, line + 16, Pen.INK);
      line += TITLE;
    }
    line += 4;
    for (PaintedLine words : text(card, wide - 2 * INSET)) {
      pen.amid(words, middle, line + 14, Pen.INK);
      line += LINE;
    }
    foot(card, new Point(middle, corner.y() + high), wide);
  }

  /// The discs that lie on a card, and its note.
  private void foot(Card card, Point foot, double wide) {
    double discs = Math.min(card.discs() * 24 + 4, wide / 2) * Math.min(1, card.discs());
    double apart = discs == 0 || card.note().isEmpty() ? 0 : APART;
    double room = wide - 2 * INSET - discs - apart;
    PaintedLine note = Pen.fitted(Typeface.BOLD, card.note(), 17, 10, room);
    double x = foot.x() - (discs + apart + (card.note().isEmpty() ? 0 : note.width())) / 2;
    for (int i = 0; i < card.discs(); i++) {
      Signs.disc(pen, new Point(x + (i + 0.5) * discs / card.discs(), foot.y() - 16), 9.5);
    }
    if (!card.note().isEmpty()) {
      pen.from(note, x + discs + apart, foot.y() - 10, Pen.FALL);
    }
  }

  private static String colour(Tone tone) {
    return switch (tone) {
      case PLAIN -> Pen.FAINT;
      case BLACK -> "#2f2a24";
      case GREEN -> "#1d6a3c";
      case RED -> "#97261c";
      case BLUE -> "#23508a";
    };
  }
}
