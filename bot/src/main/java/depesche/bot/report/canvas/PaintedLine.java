package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
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

  /// {@return pixels by units of the font}
  double scale() {
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

  /// A letter that is not blank.
  ///
  /// @param x where it begins, in units of the font
  record Letter(int glyph, double x) {}

  /// {@return what there is to draw}
  List<Letter> letters() {
    List<Letter> letters = new ArrayList<>();
    Glyphs glyphs = face.glyphs();
    double x = 0;
    for (int c : text.codePoints().toArray()) {
      int glyph = glyphs.glyph(c);
      if (!glyphs.outline(glyph).getBounds2D().isEmpty()) {
        letters.add(new Letter(glyph, x));
      }
      x += glyphs.advance(glyph) + spacing / scale();
    }
    return letters;
  }

  /// {@return the outlines, the line centred on the place and standing on it}
  Path2D outline(Point place) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double start = place.x() - width() / 2;
    for (Letter letter : letters()) {
      double x = start + letter.x() * scale();
      var placed = new AffineTransform(scale(), 0, 0, -scale(), x, place.y());
      path.append(face.glyphs().outline(letter.glyph()).getPathIterator(placed), false);
    }
    return path;
  }
}
