package depesche.bot.report.board;

import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Paints sheets: panel under panel, 1200 pixels wide and as high as they need. The same picture
/// always gives the same bytes.
public final class SheetPainter {

  private static final double TOP = 170;
  private static final double HEADING = 48;
  private static final double LABEL = 26;
  private static final double SPACE = 44;
  private static final double MARKER = 28;
  private static final double CARD = 132;
  private static final double COUNTER = 74;
  private static final double GAP = 14;
  private static final double BOTTOM = 36;
  private static final double WIDE = BoardLayout.RIGHT - BoardLayout.LEFT;
  private static final int MOST_IN_A_LINE = 6;

  private final Pen pen = new Pen(new Svg());
  private double y = TOP;

  private SheetPainter() {}

  /// {@return the picture as PNG}
  public static byte[] png(SheetPicture picture) {
    int height = height(picture);
    int[] paper = new int[BoardLayout.WIDTH * height];
    Arrays.fill(paper, Integer.parseInt(Frame.PAPER.substring(1), 16));
    String svg = Svg.document(BoardLayout.WIDTH, height, new SheetPainter().drawn(picture, height));
    return Png.encode(
        Raster.paint(svg, paper, BoardLayout.WIDTH, height), BoardLayout.WIDTH, height);
  }

  private static int height(SheetPicture picture) {
    double high = TOP + BOTTOM;
    for (Panel panel : picture.panels()) {
      high += HEADING + panel.items().stream().mapToDouble(item -> high(item) + GAP).sum();
    }
    return (int) Math.round(high);
  }

  private static double high(Item item) {
    return switch (item) {
      case Track track -> LABEL + SPACE + MARKER * highest(track);
      case SheetPicture.Cards cards -> LABEL + lines(cards.cards().size()) * (CARD + GAP);
      case SheetPicture.Counters counters -> lines(counters.counters().size()) * (COUNTER + GAP);
    };
  }

  private static int lines(int count) {
    return (count + MOST_IN_A_LINE - 1) / MOST_IN_A_LINE;
  }

  /// {@return how many markers stand on the fullest space}
  private static int highest(Track track) {
    return track.spaces().stream().mapToInt(space -> space.markers().size()).max().orElse(0);
  }

  private String drawn(SheetPicture picture, int height) {
    pen.bar(0, 0, BoardLayout.WIDTH, height, Frame.PAPER);
    Frame.draw(pen.svg(), BoardLayout.WIDTH, height);
    String name = picture.name().toUpperCase(Locale.ROOT);
    pen.from(Typeface.BOLD.spaced(name, 40, 5).within(WIDE), BoardLayout.LEFT, 92, Pen.INK);
    pen.from(
        Pen.fitted(Typeface.ITALIC, picture.title(), 29, 18, WIDE), BoardLayout.LEFT, 132, Pen.INK);
    for (Panel panel : picture.panels()) {
      String heading = panel.heading().toUpperCase(Locale.ROOT);
      PaintedLine words = Typeface.ROMAN.spaced(heading, 18, 4).within(WIDE);
      pen.from(words, BoardLayout.LEFT, y + 24, Pen.INK);
      pen.line(
          new Point(BoardLayout.LEFT, y + 34), new Point(BoardLayout.RIGHT, y + 34), Pen.INK, 0.9);
      y += HEADING;
      for (Item item : panel.items()) {
        double next = y + high(item) + GAP;
        draw(item);
        y = next;
      }
    }
    return pen.svg().toString();
  }

  private void draw(Item item) {
    switch (item) {
      case Track track -> track(track);
      case SheetPicture.Cards(String label, List<Card> cards) -> {
        label(label);
        for (int i = 0; i < cards.size(); i++) {
          card(cards.get(i), left(i, cards.size()), y + LABEL + line(i) * (CARD + GAP), cards);
        }
      }
      case SheetPicture.Counters(List<Counter> counters) -> {
        for (int i = 0; i < counters.size(); i++) {
          counter(counters.get(i), left(i, counters.size()), y + line(i) * (COUNTER + GAP));
        }
      }
    }
  }

  private void label(String label) {
    if (!label.isEmpty()) {
      pen.from(Typeface.ITALIC.set(label, 20).within(WIDE), BoardLayout.LEFT, y + 17, Pen.FAINT);
    }
  }

  private static int line(int number) {
    return number / MOST_IN_A_LINE;
  }

  private static double each(int count) {
    return (WIDE + GAP) / Math.clamp(count, 4, MOST_IN_A_LINE) - GAP;
  }

  private static double left(int number, int count) {
    return BoardLayout.LEFT + number % MOST_IN_A_LINE * (each(count) + GAP);
  }

  private void track(Track track) {
    label(track.label());
    double wide = WIDE / Math.max(1, track.spaces().size());
    double top = y + LABEL;
    double x = BoardLayout.LEFT;
    for (Space space : track.spaces()) {
      pen.bar(x, top, wide - 4, SPACE, Pen.TROUGH);
      pen.frame(x, top, wide - 4, SPACE, Pen.INK, 0.9);
      if (!space.name().isEmpty()) {
        PaintedLine line = Pen.fitted(Typeface.BOLD, space.name(), 21, 11, wide - 12);
        pen.amid(line, x + (wide - 4) / 2, top + 29, Pen.INK);
      }
      double below = top + SPACE + 4;
      for (Marker marker : space.markers()) {
        marker(marker, x, below, wide - 4);
        below += MARKER;
      }
      x += wide;
    }
  }

  /// What does not count now is blank.
  private void marker(Marker marker, double x, double top, double wide) {
    pen.bar(x, top, wide, MARKER - 4, marker.active() ? Pen.FALL : Frame.PAPER);
    pen.frame(x, top, wide, MARKER - 4, Pen.INK, 0.9);
    PaintedLine name = Pen.fitted(Typeface.BOLD, marker.name(), 17, 10, wide - 8);
    pen.amid(name, x + wide / 2, top + 18, marker.active() ? "#ffffff" : Pen.FAINT);
  }

  private void card(Card card, double x, double top, List<Card> cards) {
    double wide = each(cards.size());
    double middle = x + wide / 2;
    if (card.name().isEmpty()) {
      pen.frame(x, top, wide, CARD, Pen.RULE, 0.9);
      return;
    }
    pen.bar(x, top, wide, CARD, "#fffdf6");
    pen.frame(x, top, wide, CARD, Pen.INK, 1.4);
    double line = top + 27;
    for (PaintedLine words : Pen.wrapped(Typeface.BOLD, card.name(), 18, wide - 16, 2)) {
      pen.amid(words, middle, line, Pen.INK);
      line += 20;
    }
    for (PaintedLine words : Pen.wrapped(Typeface.ITALIC, card.text(), 16, wide - 16, 3)) {
      pen.amid(words, middle, line, Pen.INK);
      line += 18;
    }
    if (!card.note().isEmpty()) {
      PaintedLine note = Pen.fitted(Typeface.BOLD, card.note(), 17, 10, wide - 16);
      pen.amid(note, middle, top + CARD - 9, Pen.FALL);
    }
  }

  private void counter(Counter counter, double x, double top) {
    pen.bar(x, top, 64, COUNTER, Pen.TROUGH);
    pen.frame(x, top, 64, COUNTER, Pen.INK, 0.9);
    PaintedLine amount = Pen.fitted(Typeface.BOLD, String.valueOf(counter.amount()), 34, 14, 56);
    pen.amid(amount, x + 32, top + 48, Pen.INK);
    pen.from(Typeface.ITALIC.set(counter.name(), 19).within(110), x + 72, top + 44, Pen.INK);
  }
}
