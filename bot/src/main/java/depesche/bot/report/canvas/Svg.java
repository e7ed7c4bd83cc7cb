package depesche.bot.report.canvas;

/// Writes SVG elements; everything that came from outside is escaped here and nowhere else.
public final class Svg {

  private final StringBuilder out = new StringBuilder(1 << 14);

  /// Nothing is written yet.
  public Svg() {}

  /// {@return a whole document around elements that this class wrote}
  public static String document(int width, int height, String body) {
    Svg svg = new Svg();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "width",
        width,
        "height",
        height,
        "viewBox",
        "0 0 " + width + " " + height,
        "role",
        "img");
    return svg.raw(body).close("svg").toString();
  }

  /// Begins an element.
  ///
  /// @param attributes names and values by turns
  public Svg open(String element, Object... attributes) {
    return start(element, attributes).raw(">");
  }

  /// An element without content.
  public Svg leaf(String element, Object... attributes) {
    return start(element, attributes).raw("/>\n");
  }

  /// Ends the element opened last.
  public Svg close(String element) {
    return raw("</").raw(element).raw(">\n");
  }

  /// What a reader of the picture without eyes, or with a pointer, is told about the open group.
  public Svg title(String words) {
    return raw("<title>").raw(escaped(words)).raw("</title>");
  }

  /// Text drawn as outlines, with a halo when the paint names a stroke.
  public Svg text(PaintedLine line, Point place, Object... paint) {
    open("path", "d", line.path(place), "paint-order", "stroke", "stroke-linejoin", "round");
    out.setLength(out.length() - 1);
    for (int i = 0; i < paint.length; i += 2) {
      attribute(paint[i], paint[i + 1]);
    }
    return attribute("aria-label", line.text()).raw("/>\n");
  }

  /// Markup that a painter made itself.
  public Svg raw(String markup) {
    out.append(markup);
    return this;
  }

  private Svg start(String element, Object... attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      attribute(attributes[i], attributes[i + 1]);
    }
    return this;
  }

  private Svg attribute(Object name, Object value) {
    String text = value instanceof Double number ? number(number) : String.valueOf(value);
    out.append(' ').append(name).append("=\"").append(escaped(text)).append('"');
    return this;
  }

  /// {@return the point as paths have it}
  public static String xy(Point point) {
    return number(point.x()) + "," + number(point.y());
  }

  /// {@return the number with at most two decimals, the same in every locale}
  public static String number(double value) {
    long hundredths = Math.round(value * 100);
    String sign = hundredths < 0 ? "-" : "";
    long whole = Math.abs(hundredths) / 100;
    long rest = Math.abs(hundredths) % 100;
    if (rest == 0) {
      return sign + whole;
    }
    String decimals = rest % 10 == 0 ? "" + rest / 10 : rest < 10 ? "0" + rest : "" + rest;
    return sign + whole + "." + decimals;
  }

  /// {@return the words as XML text; what XML cannot hold at all becomes a question mark}
  public static String escaped(String words) {
    StringBuilder safe = new StringBuilder(words.length() + 8);
    words
        .codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(allowed(c) ? c : '?');
              }
            });
    return safe.toString();
  }

  private static boolean allowed(int c) {
    boolean noncharacter = (c >= 0xD800 && c < 0xE000) || (c & 0xFFFE) == 0xFFFE;
    return c >= 0x20 && !noncharacter && (c < 0x7F || c > 0x9F);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
