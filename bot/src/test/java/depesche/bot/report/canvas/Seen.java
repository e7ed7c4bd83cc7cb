package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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
      walk(root, new AffineTransform(), "", all);
      return all;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return all that is drawn with a part}
  public static List<Seen> of(String svg, String part) {
    return of(svg).stream().filter(one -> one.part().equals(part)).toList();
  }

  private static void walk(Element element, AffineTransform at, String title, List<Seen> all) {
    AffineTransform here = new AffineTransform(at);
    move(here, element.getAttribute("transform"));
    String group = title;
    for (Node one = element.getFirstChild(); one != null; one = one.getNextSibling()) {
      if (one instanceof Element child && child.getTagName().equals("title")) {
        // The title of the whole is no group's.
        group = element.getTagName().equals("svg") ? "" : child.getTextContent();
      } else if (one instanceof Element child && child.getTagName().equals("path")) {
        String part = child.getAttribute("data-part");
        String words = child.getAttribute("aria-label");
        String named = part.isEmpty() ? words.isEmpty() ? "path" : "words" : part;
        String data = child.getAttribute("d");
        if (data.isEmpty()) {
          continue;
        }
        Rectangle2D box = here.createTransformedShape(PathReader.read(data)).getBounds2D();
        all.add(
            new Seen(
                named,
                words,
                group,
                child.getAttribute("data-seat"),
                box,
                child.getAttribute("stroke-dasharray").replace("none", ""),
                data));
      } else if (one instanceof Element child && !child.getTagName().equals("pattern")) {
        walk(child, here, group, all);
      }
    }
  }

  private static void move(AffineTransform at, String motion) {
    Matcher matcher = MOTION.matcher(motion);
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
