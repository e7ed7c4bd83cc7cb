package depesche.bot.report.canvas;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// A drawing: the elements of an SVG document. It is written down as one, or painted as it is,
/// which needs no text. Everything that came from outside is escaped here and nowhere else.
public final class Svg {

  /// @param attributes names and values by turns
  /// @param children elements, and words
  record Element(String name, Object[] attributes, List<Object> children) {}

  /// Letters at a place, as what a path draws: [Shapes] writes them down.
  record Letters(PaintedLine line, Point place) {}

  private final List<Object> elements = new ArrayList<>();
  private final Deque<Element> open = new ArrayDeque<>();

  /// Nothing is drawn yet.
  public Svg() {}

  /// {@return a whole document of drawings, each over those before it}
  public static String document(int width, int height, Svg... drawings) {
    StringBuilder out = new StringBuilder(1 << 16);
    start(
        out,
        "svg",
        new Object[] {
          "xmlns",
          "http://www.w3.org/2000/svg",
          "width",
          width,
          "height",
          height,
          "viewBox",
          "0 0 " + width + " " + height,
          "role",
          "img"
        });
    out.append('>');
    Shapes shapes = Shapes.of(drawings);
    shapes.definitions().forEach(element -> write(out, element, shapes));
    for (Svg drawing : drawings) {
      drawing.elements.forEach(element -> write(out, element, shapes));
    }
    return out.append("</svg>\n").toString();
  }

  /// {@return what is drawn, in order}
  List<Object> elements() {
    return elements;
  }

  /// Begins an element.
  ///
  /// @param attributes names and values by turns
  public Svg open(String element, Object... attributes) {
    Element begun = new Element(element, attributes, new ArrayList<>());
    add(begun);
    open.push(begun);
    return this;
  }

  /// An element without content.
  public Svg leaf(String element, Object... attributes) {
    return add(new Element(element, attributes, List.of()));
  }

  /// What a path encloses, with round corners.
  public Svg shape(String path, String fill, String stroke, double width) {
    return leaf(
        "path",
        "d",
        path,
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width,
        "stroke-linejoin",
        "round");
  }

  /// The same, with round ends where it is a line.
  public Svg line(String path, String fill, String stroke, double width) {
    return leaf(
        "path",
        "d",
        path,
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width,
        "stroke-linejoin",
        "round",
        "stroke-linecap",
        "round");
  }

  /// A disc, or a ring if nothing fills it.
  public Svg circle(Point middle, double reach, String fill, String stroke, double width) {
    return leaf(
        "circle",
        "cx",
        middle.x(),
        "cy",
        middle.y(),
        "r",
        reach,
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width);
  }

  /// A box with sharp corners.
  public Svg rect(CentredBox box, String fill, String stroke, double width) {
    return leaf(
        "rect",
        "x",
        box.left(),
        "y",
        box.top(),
        "width",
        box.width(),
        "height",
        box.height(),
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        width);
  }

  /// A path that says, beside how it is drawn, what it is.
  ///
  /// @param said names and values by turns, such as `data-part` and `arrow`
  public Svg path(Object[] said, Object... paint) {
    Object[] all = Arrays.copyOf(paint, paint.length + said.length);
    System.arraycopy(said, 0, all, paint.length, said.length);
    return leaf("path", all);
  }

  /// Ends the element opened last.
  public Svg close(String element) {
    if (!open.pop().name().equals(element)) {
      throw new IllegalStateException("an element is not closed before " + element);
    }
    return this;
  }

  private Svg add(Object child) {
    (open.isEmpty() ? elements : open.peek().children()).add(child);
    return this;
  }

  /// What a reader of the picture without eyes, or with a pointer, is told about the open group.
  public Svg title(String words) {
    return add(new Element("title", new Object[0], List.of(words)));
  }

  /// What the picture shows, in whole sentences.
  public Svg description(String words) {
    return add(new Element("desc", new Object[0], List.of(words)));
  }

  /// Text drawn as outlines, with a halo when the paint names a stroke.
  public Svg text(PaintedLine line, Point place, Object... paint) {
    List<Object> all =
        new ArrayList<>(
            List.of(
                "d",
                new Letters(line, place),
                "paint-order",
                "stroke",
                "stroke-linejoin",
                "round"));
    all.addAll(List.of(paint));
    all.addAll(List.of("aria-label", line.text()));
    return leaf("path", all.toArray());
  }

  private static void write(StringBuilder out, Object child, Shapes shapes) {
    if (!(child instanceof Element element)) {
      out.append(escaped(child.toString()));
      return;
    }
    Element written = shapes.written(element);
    start(out, written.name(), written.attributes());
    if (written.children().isEmpty()) {
      out.append("/>\n");
    } else {
      out.append('>');
      written.children().forEach(inner -> write(out, inner, shapes));
      out.append("</").append(written.name()).append(">\n");
    }
  }

  private static void start(StringBuilder out, String element, Object[] attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      String text = value instanceof Double number ? number(number) : String.valueOf(value);
      out.append(' ').append(attributes[i]).append("=\"").append(escaped(text)).append('"');
    }
  }

  /// {@return the path of a star with five points}
  ///
  /// @param inner how far its corners are from the middle
  public static String star(Point middle, double reach, double inner) {
    StringBuilder star = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      double angle = Math.PI * i / 5 - Math.PI / 2;
      double far = i % 2 == 0 ? reach : inner;
      star.append(i == 0 ? "M" : "L")
          .append(xy(middle.plus(Math.cos(angle) * far, Math.sin(angle) * far)));
    }
    return star + "Z";
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
}
