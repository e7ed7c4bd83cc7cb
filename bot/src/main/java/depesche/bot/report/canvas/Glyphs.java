package depesche.bot.report.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The glyph outlines of one TrueType font: tables `head`, `hhea`, `hmtx`, `cmap` (format 4),
/// `loca` and `glyf`, and nothing of the machine's own fonts.
public final class Glyphs {

  private static final int ON_CURVE = 1;
  private static final int SHORT_X = 2;
  private static final int SHORT_Y = 4;
  private static final int REPEAT = 8;
  private static final int SAME_X = 16;
  private static final int SAME_Y = 32;

  private final ByteBuffer font;
  private final Map<String, Integer> tables = new LinkedHashMap<>();
  private final Map<Integer, Path2D> traced = new ConcurrentHashMap<>();
  private final int charmap;

  Glyphs(String resource) {
    font = ByteBuffer.wrap(read(resource));
    for (int i = 0; i < unsigned(4); i++) {
      byte[] tag = new byte[4];
      font.get(12 + 16 * i, tag);
      tables.put(new String(tag, StandardCharsets.US_ASCII), font.getInt(20 + 16 * i));
    }
    charmap = table("cmap") + font.getInt(table("cmap") + 8);
  }

  private static byte[] read(String resource) {
    try (InputStream in = Glyphs.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no font " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int table(String tag) {
    Integer offset = tables.get(tag);
    if (offset == null) {
      throw new IllegalStateException("font without table " + tag);
    }
    return offset;
  }

  private int unsigned(int offset) {
    return Short.toUnsignedInt(font.getShort(offset));
  }

  /// {@return how many font units the em has}
  public int unitsPerEm() {
    return unsigned(table("head") + 18);
  }

  /// {@return the glyph of a character, 0 where the font has none}
  public int glyph(int character) {
    int doubled = unsigned(charmap + 6);
    for (int i = 0; i < doubled; i += 2) {
      int last = unsigned(charmap + 14 + i);
      int first = unsigned(charmap + 16 + doubled + i);
      if (character >= first && character <= last) {
        int delta = unsigned(charmap + 16 + 2 * doubled + i);
        int ranges = charmap + 16 + 3 * doubled + i;
        int jump = unsigned(ranges);
        if (jump == 0) {
          return (character + delta) & 0xFFFF;
        }
        int glyph = unsigned(ranges + jump + 2 * (character - first));
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF;
      }
    }
    return 0;
  }

  /// {@return how far the pen moves on, in font units}
  public int advance(int glyph) {
    int measured = unsigned(table("hhea") + 34);
    return unsigned(table("hmtx") + 4 * Math.min(glyph, measured - 1));
  }

  /// {@return the outline in font units, y up; not to be changed}
  public Path2D outline(int glyph) {
    Path2D known = traced.get(glyph);
    if (known == null) {
      known = trace(glyph);
      traced.put(glyph, known);
    }
    return known;
  }

  private int location(int glyph) {
    boolean wide = unsigned(table("head") + 50) == 1;
    return wide ? font.getInt(table("loca") + 4 * glyph) : 2 * unsigned(table("loca") + 2 * glyph);
  }

  private Path2D trace(int glyph) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    if (location(glyph) == location(glyph + 1)) {
      return path;
    }
    int at = table("glyf") + location(glyph);
    int contours = font.getShort(at);
    if (contours < 0) {
      compose(path, at + 10);
    } else {
      draw(path, at + 10, contours);
    }
    return path;
  }

  private void compose(Path2D path, int start) {
    int at = start;
    int flags;
    do {
      flags = unsigned(at);
      int part = unsigned(at + 2);
      boolean words = (flags & 1) != 0;
      double dx = words ? font.getShort(at + 4) : font.get(at + 4);
      double dy = words ? font.getShort(at + 6) : font.get(at + 5);
      at += words ? 8 : 6;
      double[] scale = {1, 0, 0, 1};
      if ((flags & 0x08) != 0) {
        scale = new double[] {fraction(at), 0, 0, fraction(at)};
        at += 2;
      } else if ((flags & 0x40) != 0) {
        scale = new double[] {fraction(at), 0, 0, fraction(at + 2)};
        at += 4;
      } else if ((flags & 0x80) != 0) {
        scale = new double[] {fraction(at), fraction(at + 2), fraction(at + 4), fraction(at + 6)};
        at += 8;
      }
      var placed = new AffineTransform(scale[0], scale[1], scale[2], scale[3], dx, dy);
      path.append(outline(part).getPathIterator(placed), false);
    } while ((flags & 0x20) != 0);
  }

  private double fraction(int offset) {
    return font.getShort(offset) / 16384.0;
  }

  private void draw(Path2D path, int start, int contours) {
    int[] ends = new int[contours];
    for (int i = 0; i < contours; i++) {
      ends[i] = unsigned(start + 2 * i);
    }
    int count = ends[contours - 1] + 1;
    int at = start + 2 * contours;
    at += 2 + unsigned(at);
    int[] flags = new int[count];
    for (int i = 0; i < count; i++) {
      flags[i] = Byte.toUnsignedInt(font.get(at++));
      if ((flags[i] & REPEAT) != 0) {
        int times = Byte.toUnsignedInt(font.get(at++));
        for (int k = 0; k < times; k++) {
          flags[i + 1] = flags[i];
          i++;
        }
      }
    }
    int[] xs = new int[count];
    at = coordinates(at, flags, xs, SHORT_X, SAME_X);
    int[] ys = new int[count];
    coordinates(at, flags, ys, SHORT_Y, SAME_Y);
    int from = 0;
    for (int end : ends) {
      contour(path, new Contour(xs, ys, flags, from, end + 1));
      from = end + 1;
    }
  }

  private int coordinates(int start, int[] flags, int[] into, int isShort, int same) {
    int at = start;
    int value = 0;
    for (int i = 0; i < flags.length; i++) {
      boolean flagged = (flags[i] & same) != 0;
      if ((flags[i] & isShort) != 0) {
        int step = Byte.toUnsignedInt(font.get(at++));
        value += flagged ? step : -step;
      } else if (!flagged) {
        value += font.getShort(at);
        at += 2;
      }
      into[i] = value;
    }
    return at;
  }

  /// The points of one closed line; neighbours off the curve have a point on it half way.
  private record Contour(int[] xs, int[] ys, int[] flags, int from, int to) {

    private int index(int i) {
      return from + Math.floorMod(i, to - from);
    }

    boolean on(int i) {
      return (flags[index(i)] & ON_CURVE) != 0;
    }

    Point point(int i) {
      return new Point(xs[index(i)], ys[index(i)]);
    }

    int size() {
      return to - from;
    }
  }

  private static void contour(Path2D path, Contour points) {
    Point start =
        points.on(0)
            ? points.point(0)
            : points.on(-1) ? points.point(-1) : points.point(-1).toward(points.point(0), 0.5);
    path.moveTo(start.x(), start.y());
    for (int i = points.on(0) ? 1 : 0; i < points.size(); i++) {
      Point here = points.point(i);
      if (points.on(i)) {
        path.lineTo(here.x(), here.y());
        continue;
      }
      boolean closes = i + 1 == points.size();
      Point next =
          closes
              ? start
              : points.on(i + 1) ? points.point(i + 1) : here.toward(points.point(i + 1), 0.5);
      path.quadTo(here.x(), here.y(), next.x(), next.y());
      if (!closes && points.on(i + 1)) {
        i++;
      }
    }
    path.closePath();
  }
}
