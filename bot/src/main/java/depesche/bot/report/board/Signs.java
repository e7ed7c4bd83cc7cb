package depesche.bot.report.board;

import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;

/// The small signs of the board; the notes draw them with the same hand.
final class Signs {

  private static final String GOLD = "#c08a1e";
  private static final String WOOD = "#6b3f1d";

  private Signs() {}

  /// The player who goes first holds the baton.
  static void baton(Pen pen, Point middle) {
    pen.svg().open("g", "transform", "translate(" + Svg.xy(middle) + ") rotate(-38)");
    pen.path("M-13,0H13", "none", Pen.INK, 9);
    pen.path("M-13,0H13", "none", WOOD, 6.4);
    pen.path("M-14,0h3M11,0h3", "none", GOLD, 9);
    pen.path("M-4.5,-3v6M0,-3v6M4.5,-3v6", "none", GOLD, 1.2);
    pen.svg().close("g");
  }

  /// A wooden disc.
  static void disc(Pen pen, Point middle, double reach) {
    pen.svg().circle(middle, reach, WOOD, Pen.INK, 1.2);
    pen.svg().circle(middle, reach * 0.62, "none", GOLD, 1.2);
  }

  /// A level higher than everybody else's.
  static void star(Pen pen, Point middle, double reach) {
    pen.path(Svg.star(middle, reach, reach * 0.42), GOLD, Pen.INK, 1);
  }

  /// How much a level rose or fell; nothing if it stayed.
  ///
  /// @param left where the sign begins, on the line of writing
  static void change(Pen pen, Point left, int by) {
    if (by == 0) {
      return;
    }
    String colour = by > 0 ? Pen.RISE : Pen.FALL;
    String shape = by > 0 ? "m0,0l5.5,-10l5.5,10z" : "m0,-10l5.5,10l5.5,-10z";
    pen.path("M" + Svg.xy(left) + shape, colour, colour, 1);
    PaintedLine amount = Typeface.BOLD.set(String.valueOf(Math.abs(by)), 17);
    pen.from(amount, left.x() + 14, left.y(), colour);
  }

  /// The laurel of a winner.
  static void laurel(Pen pen, Point middle) {
    StringBuilder leaves = new StringBuilder();
    for (int side = -1; side <= 1; side += 2) {
      for (int i = 0; i < 5; i++) {
        double angle = Math.PI / 2 - side * (0.35 + i * 0.5);
        Point root = middle.plus(Math.cos(angle) * 12, Math.sin(angle) * 12);
        double along = angle - side * 1.15;
        Point tip = root.plus(Math.cos(along) * 10, Math.sin(along) * 10);
        Point out = root.toward(tip, 0.5).plus(Math.cos(angle) * 4, Math.sin(angle) * 4);
        Point in = root.toward(tip, 0.5).plus(-Math.cos(angle) * 2, -Math.sin(angle) * 2);
        leaves.append("M").append(Svg.xy(root)).append("Q").append(Svg.xy(out)).append(' ');
        leaves.append(Svg.xy(tip)).append("Q").append(Svg.xy(in)).append(' ');
        leaves.append(Svg.xy(root)).append("Z");
      }
    }
    pen.path(leaves.toString(), GOLD, Pen.INK, 0.7);
  }
}
