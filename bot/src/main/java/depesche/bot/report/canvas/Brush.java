package depesche.bot.report.canvas;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.TexturePaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Paints the elements of a drawing: those that our painters use, and no others.
final class Brush {

  private static final Pattern MOTION = Pattern.compile("(rotate|translate|scale)\\(([^)]*)\\)");

  /// As SVG has it where nothing is said.
  private static final float MITER = 4;

  private final Graphics2D graphics;
  private final Map<String, Paint> patterns;

  private Brush(Graphics2D graphics, Map<String, Paint> patterns) {
    this.graphics = graphics;
    this.patterns = patterns;
  }

  /// Paints a drawing over what is there.
  static void paint(BufferedImage image, List<Object> elements, double scale) {
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      graphics.scale(scale, scale);
      new Brush(graphics, new HashMap<>()).all(elements);
    } finally {
      graphics.dispose();
    }
  }

  private void all(List<Object> elements) {
    for (Object child : elements) {
      if (child instanceof Svg.Element element) {
        one(element, new Attributes(element.attributes()));
      }
    }
  }

  private void one(Svg.Element element, Attributes attributes) {
    switch (element.name()) {
      case "title", "desc" -> {}
      case "defs" -> all(element.children());
      case "pattern" -> patterns.put("url(#" + attributes.text("id", "") + ")", tile(element));
      case "g" -> group(element, attributes.text("transform", ""));
      case "path" -> shape(path(attributes), attributes);
      case "rect" -> shape(box(attributes), attributes);
      case "circle" -> {
        double reach = attributes.number("r", 0);
        double left = attributes.number("cx", 0) - reach;
        double top = attributes.number("cy", 0) - reach;
        shape(new Ellipse2D.Double(left, top, 2 * reach, 2 * reach), attributes);
      }
      default -> throw new IllegalStateException("no painter draws " + element.name());
    }
  }

  private void group(Svg.Element element, String motion) {
    AffineTransform before = graphics.getTransform();
    Matcher matcher = MOTION.matcher(motion);
    if (!matcher.replaceAll("").isBlank()) {
      throw new IllegalStateException("no painter moves by " + motion);
    }
    matcher.reset();
    while (matcher.find()) {
      String[] n = matcher.group(2).split("[ ,]+");
      double first = Double.parseDouble(n[0]);
      if (matcher.group(1).equals("translate")) {
        graphics.translate(first, Double.parseDouble(n[1]));
      } else if (matcher.group(1).equals("scale")) {
        graphics.scale(first, first);
      } else if (n.length == 1) {
        graphics.rotate(Math.toRadians(first));
      } else {
        graphics.rotate(Math.toRadians(first), Double.parseDouble(n[1]), Double.parseDouble(n[2]));
      }
    }
    all(element.children());
    graphics.setTransform(before);
  }

  private static Paint tile(Svg.Element pattern) {
    Attributes attributes = new Attributes(pattern.attributes());
    int width = (int) attributes.number("width", 1);
    int height = (int) attributes.number("height", 1);
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    paint(image, pattern.children(), 1);
    return new TexturePaint(image, new Rectangle2D.Double(0, 0, width, height));
  }

  private static Shape path(Attributes attributes) {
    Object data = attributes.value("d");
    return data instanceof Svg.Letters(PaintedLine line, Point place)
        ? line.outline(place)
        : PathReader.read(String.valueOf(data));
  }

  private static Shape box(Attributes attributes) {
    double x = attributes.number("x", 0);
    double y = attributes.number("y", 0);
    double width = attributes.number("width", 0);
    double height = attributes.number("height", 0);
    double round = 2 * attributes.number("rx", 0);
    return round == 0
        ? new Rectangle2D.Double(x, y, width, height)
        : new RoundRectangle2D.Double(x, y, width, height, round, round);
  }

  private void shape(Shape shape, Attributes attributes) {
    boolean strokeFirst = attributes.text("paint-order", "").equals("stroke");
    if (strokeFirst) {
      stroke(shape, attributes);
    }
    fill(shape, attributes);
    if (!strokeFirst) {
      stroke(shape, attributes);
    }
  }

  private void fill(Shape shape, Attributes attributes) {
    String fill = attributes.text("fill", "#000000");
    if (!fill.equals("none")) {
      Shape filled = shape;
      if (attributes.text("fill-rule", "").equals("evenodd")) {
        var path = new Path2D.Double(shape);
        path.setWindingRule(Path2D.WIND_EVEN_ODD);
        filled = path;
      }
      under(fill, attributes.number("fill-opacity", 1));
      graphics.fill(filled);
    }
  }

  private void stroke(Shape shape, Attributes attributes) {
    String stroke = attributes.text("stroke", "none");
    if (!stroke.equals("none")) {
      under(stroke, attributes.number("stroke-opacity", 1));
      graphics.setStroke(line(attributes));
      graphics.draw(shape);
    }
  }

  private static BasicStroke line(Attributes attributes) {
    int cap =
        attributes.text("stroke-linecap", "").equals("round")
            ? BasicStroke.CAP_ROUND
            : BasicStroke.CAP_BUTT;
    int join =
        attributes.text("stroke-linejoin", "").equals("round")
            ? BasicStroke.JOIN_ROUND
            : BasicStroke.JOIN_MITER;
    float width = (float) attributes.number("stroke-width", 1);
    String dashes = attributes.text("stroke-dasharray", "");
    if (dashes.isEmpty() || dashes.equals("none")) {
      return new BasicStroke(width, cap, join, MITER);
    }
    String[] parts = dashes.strip().split("[ ,]+");
    float[] dash = new float[parts.length];
    for (int i = 0; i < dash.length; i++) {
      dash[i] = Float.parseFloat(parts[i]);
    }
    return new BasicStroke(width, cap, join, MITER, dash, 0);
  }

  private void under(String paint, double opacity) {
    Paint pattern = patterns.get(paint);
    Composite composite =
        opacity == 1
            ? AlphaComposite.SrcOver
            : AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity);
    graphics.setComposite(composite);
    graphics.setPaint(pattern == null ? new Color(Integer.parseInt(paint, 1, 7, 16)) : pattern);
  }

  /// The attributes of an element: few, and looked for one after the other.
  private record Attributes(Object[] all) {

    Object value(String name) {
      for (int i = 0; i < all.length; i += 2) {
        if (all[i].equals(name)) {
          return all[i + 1];
        }
      }
      return "";
    }

    String text(String name, String otherwise) {
      Object value = value(name);
      return value instanceof String text && text.isEmpty() ? otherwise : String.valueOf(value);
    }

    double number(String name, double otherwise) {
      Object value = value(name);
      return switch (value) {
        case Number number -> number.doubleValue();
        case String text when text.isEmpty() -> otherwise;
        default -> Double.parseDouble(value.toString());
      };
    }
  }
}
