package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One line of text in a type, ready to be measured and drawn.
///
/// @param size of the em, in pixels
/// @param spacing between letters, in pixels
public record PaintedLine(Typeface face, String text, double size, double spacing) {

  private static final Pattern NUMBER = Pattern.compile(" \\d{1,3}$");

  /// {@return how wide the line is, in pixels}
  public double width() {
    Glyphs glyphs = face.glyphs();
    int units = text.codePoints().map(c -> glyphs.advance(glyphs.glyph(c))).sum();
    return units * scale() + spacing * Math.max(0, text.codePointCount(0, text.length()) - 1);
  }

  private double scale() {
    return size / face.glyphs().unitsPerEm();
  }

  /// {@return the line cut to a width, with an ellipsis where something was cut: a number at its
  /// end stays, since it says more than the letters before it}
  public PaintedLine within(double width) {
    PaintedLine line = this;
    Matcher ending = NUMBER.matcher(text);
    String number = ending.find() ? ending.group() : "";
    String name = text.substring(0, text.length() - number.length());
    int letters = name.codePointCount(0, name.length());
    while (line.width() > width && letters > 1) {
      letters--;
      String kept = name.substring(0, name.offsetByCodePoints(0, letters)).strip();
      line = new PaintedLine(face, kept + "…" + number, size, spacing);
    }
    return line;
  }

  /// {@return the outlines, the line centred on the place and standing on it}
  public String path(Point place) {
    return pathFrom(place.plus(-width() / 2, 0));
  }

  private String pathFrom(Point start) {
    StringBuilder out = new StringBuilder(text.length() * 200);
    Glyphs glyphs = face.glyphs();
    double x = start.x();
    for (int c : text.codePoints().toArray()) {
      int glyph = glyphs.glyph(c);
      var placed = new AffineTransform(scale(), 0, 0, -scale(), x, start.y());
      write(out, glyphs.outline(glyph).getPathIterator(placed));
      x += glyphs.advance(glyph) * scale() + spacing;
    }
    return out.toString();
  }

  /// {@return the same as a shape}
  Path2D outline(Point place) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    Glyphs glyphs = face.glyphs();
    double scale = scale();
    double x = place.x() - width() / 2;
    for (int c : text.codePoints().toArray()) {
      int glyph = glyphs.glyph(c);
      var placed = new AffineTransform(scale, 0, 0, -scale, x, place.y());
      path.append(glyphs.outline(glyph).getPathIterator(placed), false);
      x += glyphs.advance(glyph) * scale + spacing;
    }
    return path;
  }

  private static void write(StringBuilder out, PathIterator outline) {
    double[] p = new double[6];
    for (; !outline.isDone(); outline.next()) {
      switch (outline.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> out.append('M').append(Svg.xy(new Point(p[0], p[1])));
        case PathIterator.SEG_LINETO -> out.append('L').append(Svg.xy(new Point(p[0], p[1])));
        case PathIterator.SEG_QUADTO ->
            out.append('Q')
                .append(Svg.xy(new Point(p[0], p[1])))
                .append(' ')
                .append(Svg.xy(new Point(p[2], p[3])));
        default -> out.append('Z');
      }
    }
  }
}
