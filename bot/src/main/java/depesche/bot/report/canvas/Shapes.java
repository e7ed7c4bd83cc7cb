package depesche.bot.report.canvas;

import depesche.bot.report.canvas.Svg.Element;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a document writes once and draws wherever it is needed: each letter of a cut, in units of
/// its font, and long lines that come more than once, such as a coast with its waves.
final class Shapes {

  /// Lines shorter than this are written where they are.
  private static final int LONG = 1000;

  /// Letters and lines, and what each is called.
  private final SequencedMap<Object, String> names = new LinkedHashMap<>();

  private record Glyph(Typeface face, int number) {

    String name() {
      return face.mark() + number;
    }
  }

  private Shapes(SequencedMap<Object, Integer> counts) {
    counts.forEach(
        (shape, count) -> {
          if (shape instanceof Glyph glyph) {
            names.put(glyph, glyph.name());
          } else if (count > 1) {
            names.put(shape, "shape" + names.size());
          }
        });
  }

  /// {@return what these drawings share}
  static Shapes of(Svg... drawings) {
    SequencedMap<Object, Integer> counts = new LinkedHashMap<>();
    for (Svg drawing : drawings) {
      drawing.elements().forEach(element -> count(element, counts));
    }
    return new Shapes(counts);
  }

  private static void count(Object child, SequencedMap<Object, Integer> counts) {
    if (!(child instanceof Element element)) {
      return;
    }
    Object line = line(element);
    if (line instanceof Svg.Letters(PaintedLine words, var _)) {
      words.letters().forEach(one -> counts.put(new Glyph(words.face(), one.glyph()), 1));
    } else if (isLong(line, element)) {
      counts.merge(line, 1, Integer::sum);
    }
    element.children().forEach(inner -> count(inner, counts));
  }

  private static Object line(Element element) {
    int at = Arrays.asList(element.attributes()).indexOf("d");
    return element.name().equals("path") && at >= 0 ? element.attributes()[at + 1] : "";
  }

  /// {@return whether it is a long line that is nobody's: what is somebody's says so itself}
  private static boolean isLong(Object line, Element element) {
    return line instanceof String text
        && text.length() > LONG
        && element.children().isEmpty()
        && !Arrays.asList(element.attributes()).contains("data-part");
  }

  /// {@return what stands before the drawings; nothing if they share nothing}
  List<Element> definitions() {
    List<Object> paths = new ArrayList<>();
    names.forEach(
        (shape, name) -> {
          Object line =
              shape instanceof Glyph(Typeface face, int number)
                  ? Steps.of(face.glyphs().outline(number))
                  : shape;
          paths.add(new Element("path", new Object[] {"id", name, "d", line}, List.of()));
        });
    return paths.isEmpty() ? List.of() : List.of(new Element("defs", new Object[0], paths));
  }

  /// {@return what is written for an element}
  Element written(Element element) {
    Object line = line(element);
    if (line instanceof Svg.Letters letters) {
      return words(letters, element.attributes());
    }
    if (!isLong(line, element) || !names.containsKey(line)) {
      return element;
    }
    Object[] attributes = element.attributes().clone();
    int at = Arrays.asList(attributes).indexOf("d");
    attributes[at] = "href";
    attributes[at + 1] = "#" + names.get(line);
    return new Element("use", attributes, List.of());
  }

  /// Letter by letter. A halo lies under all of them.
  private static Element words(Svg.Letters letters, Object[] paint) {
    PaintedLine line = letters.line();
    Point start = letters.place().plus(-line.width() / 2, 0);
    List<Object> group = new ArrayList<>();
    List<Object> halo = new ArrayList<>();
    group.addAll(List.of("transform", "translate(" + Svg.xy(start) + ") " + scale(line)));
    for (int i = 0; i < paint.length; i += 2) {
      switch (String.valueOf(paint[i])) {
        case "d", "paint-order" -> {}
        case "stroke-width" -> {
          halo.add(paint[i]);
          halo.add(Double.parseDouble(String.valueOf(paint[i + 1])) / line.scale());
        }
        case "stroke", "stroke-linejoin" -> halo.addAll(List.of(paint[i], paint[i + 1]));
        default -> group.addAll(List.of(paint[i], paint[i + 1]));
      }
    }
    List<Object> children = new ArrayList<>(uses(line));
    if (halo.contains("stroke")) {
      children.addFirst(new Element("g", halo.toArray(), uses(line)));
    }
    return new Element("g", group.toArray(), children);
  }

  private static String scale(PaintedLine line) {
    BigDecimal scale = BigDecimal.valueOf(line.scale()).setScale(6, RoundingMode.HALF_UP);
    return "scale(" + scale.stripTrailingZeros().toPlainString() + ")";
  }

  private static List<Object> uses(PaintedLine line) {
    List<Object> uses = new ArrayList<>();
    for (PaintedLine.Letter letter : line.letters()) {
      String href = "#" + new Glyph(line.face(), letter.glyph()).name();
      long x = Math.round(letter.x());
      Object[] at = x == 0 ? new Object[] {"href", href} : new Object[] {"href", href, "x", x};
      uses.add(new Element("use", at, List.of()));
    }
    return uses;
  }
}
