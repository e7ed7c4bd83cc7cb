package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// Something on a drawing and the box it takes, in pixels of the picture: words, a unit, an arrow.
///
/// @param part `words`, `unit`, `arrow`, `tint`, or `path` for anything else
/// @param words what is written
/// @param group the title of the group it lies in; empty if it lies in none
/// @param seat whose it is; empty if nobody's
/// @param dashes how its line is broken; empty if it is not
/// @param data the path
public record Seen(
    String part,
    String words,
    String group,
    String seat,
    Rectangle2D box,
    String dashes,
    String data) {

  private static final Pattern MOTION = Pattern.compile("(rotate|translate|scale)\\(([^)]*)\\)");

  /// {@return all that is drawn, in order}
  public static List<Seen> of(String svg) {
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
              .getDocumentElement();
      List<Seen> all = new ArrayList<>();
      new Walk(lines(root), all).through(root, new AffineTransform(), "");
      return all;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return all that is drawn with a part}
  public static List<Seen> of(String svg, String part) {
    return of(svg).stream().filter(one -> one.part().equals(part)).toList();
  }

  /// {@return what is written once, by its name}
  private static Map<String, String> lines(Element root) {
    Map<String, String> lines = new HashMap<>();
    for (Element one : children(root)) {
      if (one.getTagName().equals("defs")) {
        children(one)
            .forEach(path -> lines.put("#" + path.getAttribute("id"), path.getAttribute("d")));
      }
    }
    return lines;
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node one = element.getFirstChild(); one != null; one = one.getNextSibling()) {
      if (one instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }

  /// @param lines what is written once, by its name
  private record Walk(Map<String, String> lines, List<Seen> all) {

    void through(Element element, AffineTransform at, String title) {
      AffineTransform here = moved(at, element);
      String group = title;
      for (Element child : children(element)) {
        if (child.getTagName().equals("title")) {
          // The title of the whole is no group's.
          group = element.getTagName().equals("svg") ? "" : child.getTextContent();
        } else if (!child.getTagName().matches("pattern|defs")) {
          String words = child.getAttribute("aria-label");
          Path2D shape = words.isEmpty() ? own(child, here) : whole(child, here);
          if (shape.getCurrentPoint() != null) {
            all.add(seen(child, words, group, shape));
          }
          if (words.isEmpty()) {
            through(child, here, group);
          }
        }
      }
    }

    private static Seen seen(Element element, String words, String group, Path2D shape) {
      String part = element.getAttribute("data-part");
      return new Seen(
          part.isEmpty() ? words.isEmpty() ? "path" : "words" : part,
          words,
          group,
          element.getAttribute("data-seat"),
          shape.getBounds2D(),
          element.getAttribute("stroke-dasharray").replace("none", ""),
          element.getAttribute("d"));
    }

    /// {@return what a path or a use draws by itself; nothing if it is neither}
    private Path2D own(Element element, AffineTransform at) {
      AffineTransform here = new AffineTransform(at);
      String x = element.getAttribute("x");
      here.translate(x.isEmpty() ? 0 : Double.parseDouble(x), 0);
      String data =
          switch (element.getTagName()) {
            case "path" -> element.getAttribute("d");
            case "use" -> lines.get(element.getAttribute("href"));
            default -> "";
          };
      return new Path2D.Double(PathReader.read(data), here);
    }

    /// {@return all that a group of letters draws}
    private Path2D whole(Element group, AffineTransform at) {
      Path2D shape = own(group, at);
      children(group).forEach(letter -> shape.append(own(letter, moved(at, group)), false));
      return shape;
    }
  }

  private static AffineTransform moved(AffineTransform before, Element element) {
    AffineTransform at = new AffineTransform(before);
    Matcher matcher = MOTION.matcher(element.getAttribute("transform"));
    while (matcher.find()) {
      String[] n = matcher.group(2).split("[ ,]+");
      double first = Double.parseDouble(n[0]);
      switch (matcher.group(1)) {
        case "translate" -> at.translate(first, Double.parseDouble(n[1]));
        case "scale" -> at.scale(first, first);
        default ->
            at.rotate(
                Math.toRadians(first),
                n.length > 1 ? Double.parseDouble(n[1]) : 0,
                n.length > 1 ? Double.parseDouble(n[2]) : 0);
      }
    }
    return at;
  }

  /// {@return whether it covers a part of another, more than a hair}
  public boolean covers(Seen other) {
    Rectangle2D both = box.createIntersection(other.box);
    return both.getWidth() > 1 && both.getHeight() > 1;
  }

  /// {@return whether it lies within a sheet}
  public boolean within(double left, double top, double right, double bottom) {
    return box.getMinX() >= left
        && box.getMinY() >= top
        && box.getMaxX() <= right
        && box.getMaxY() <= bottom;
  }
}
