package depesche.bot.report.board;

import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Png;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Raster;
import depesche.bot.report.canvas.Svg;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Draws the few shapes a board is made of.
record Pen(Svg svg) {

  static final String INK = "#241d15";
  static final String FAINT = "#75695a";
  static final String RULE = "#b9ab92";
  static final String TROUGH = "#e6dbc4";
  static final String RISE = "#1d6a3c";
  static final String FALL = "#a1261b";

  private static final int SMALL = 800;

  /// {@return a board or sheet of this height as a small PNG}
  static byte[] small(Svg svg, int height) {
    double scale = (double) SMALL / BoardLayout.WIDTH;
    int high = (int) Math.round(height * scale);
    int[] paper = new int[SMALL * high];
    Arrays.fill(paper, Integer.parseInt(Frame.PAPER.substring(1), 16));
    return Png.encodeSmall(Raster.paint(svg, paper, SMALL, high, scale), SMALL, high);
  }

  void bar(double x, double y, double width, double height, String fill) {
    svg.leaf("rect", "x", x, "y", y, "width", width, "height", height, "fill", fill);
  }

  void frame(double x, double y, double width, double height, String stroke, double thick) {
    svg.leaf(
        "rect",
        "x",
        x,
        "y",
        y,
        "width",
        width,
        "height",
        height,
        "fill",
        "none",
        "stroke",
        stroke,
        "stroke-width",
        thick);
  }

  void line(Point from, Point to, String stroke, double thick) {
    path("M" + Svg.xy(from) + "L" + Svg.xy(to), "none", stroke, thick);
  }

  void path(String path, String fill, String stroke, double thick) {
    svg.line(path, fill, stroke, thick);
  }

  /// Text that begins at a place.
  void from(PaintedLine line, double x, double y, String fill) {
    svg.text(line, new Point(x + line.width() / 2, y), "fill", fill);
  }

  void amid(PaintedLine line, double x, double y, String fill) {
    svg.text(line, new Point(x, y), "fill", fill);
  }

  /// Words that say what stands below.
  void label(String words, Point corner, double width) {
    from(Typeface.ITALIC.set(words, 20).within(width), corner.x(), corner.y() + 17, FAINT);
  }

  /// {@return the line in the largest size that fits a width, cut only if the least size does not}
  static PaintedLine fitted(
      Typeface typeface, String text, double most, double least, double width) {
    return typeface.fitted(text, most, least, width);
  }

  /// {@return the text in lines of at most a width; the last is cut if there would be more}
  static List<PaintedLine> wrapped(
      Typeface typeface, String text, double size, double width, int most) {
    List<PaintedLine> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      boolean fits = line.isEmpty() || typeface.set(longer, size).width() <= width;
      if (fits || lines.size() == most - 1) {
        line = longer;
      } else {
        lines.add(typeface.set(line, size).within(width));
        line = word;
      }
    }
    lines.add(typeface.set(line, size).within(width));
    return lines;
  }
}
