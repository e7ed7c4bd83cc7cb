package depesche.bot.report.canvas;

import java.awt.geom.Path2D;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Reads the data of a path as painters write it: `M L H V Q T Z`, large for places, small for
/// steps.
final class PathReader {

  /// Outlines and borders of maps are read once.
  private static final Map<String, Path2D> KNOWN = new ConcurrentHashMap<>();

  /// Shorter ones differ from picture to picture.
  private static final int LONG = 400;

  private static final int MOST_KNOWN = 4000;

  private final String text;
  private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
  private int at;
  private double x;
  private double y;
  private double startX;
  private double startY;
  private double bendX;
  private double bendY;

  private PathReader(String text) {
    this.text = text;
  }

  /// {@return the path; not to be changed}
  static Path2D read(String text) {
    if (text.length() < LONG) {
      return new PathReader(text).path();
    }
    Path2D known = KNOWN.get(text);
    if (known == null) {
      known = new PathReader(text).path();
      if (KNOWN.size() < MOST_KNOWN) {
        KNOWN.put(text, known);
      }
    }
    return known;
  }

  private Path2D path() {
    char command = 'M';
    while (isMore()) {
      if (Character.isLetter(text.charAt(at))) {
        command = text.charAt(at++);
      }
      boolean step = Character.isLowerCase(command);
      draw(Character.toUpperCase(command), step ? x : 0, step ? y : 0);
      // More places behind a first one are joined to it.
      command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;
    }
    return path;
  }

  private void draw(char command, double fromX, double fromY) {
    double bentX = 2 * x - bendX;
    double bentY = 2 * y - bendY;
    switch (command) {
      case 'M' -> {
        to(fromX + number(), fromY + number());
        startX = x;
        startY = y;
        path.moveTo(x, y);
      }
      case 'L' -> line(fromX + number(), fromY + number());
      case 'H' -> line(fromX + number(), y);
      case 'V' -> line(x, fromY + number());
      case 'Q' -> curve(fromX + number(), fromY + number(), fromX, fromY);
      case 'T' -> curve(bentX, bentY, fromX, fromY);
      case 'Z' -> {
        path.closePath();
        to(startX, startY);
      }
      default -> throw new IllegalStateException("no painter draws " + command);
    }
  }

  private void line(double toX, double toY) {
    to(toX, toY);
    path.lineTo(x, y);
  }

  private void curve(double overX, double overY, double fromX, double fromY) {
    to(fromX + number(), fromY + number());
    bendX = overX;
    bendY = overY;
    path.quadTo(overX, overY, x, y);
  }

  private void to(double toX, double toY) {
    x = toX;
    y = toY;
    bendX = toX;
    bendY = toY;
  }

  private boolean isMore() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == ',')) {
      at++;
    }
    return at < text.length();
  }

  private double number() {
    if (!isMore()) {
      throw new IllegalStateException("a path ends early");
    }
    int start = at;
    if (text.charAt(at) == '-') {
      at++;
    }
    long digits = 0;
    double parts = 1;
    boolean decimals = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c >= '0' && c <= '9') {
        digits = 10 * digits + (c - '0');
        parts = decimals ? 10 * parts : parts;
      } else if (c == '.' && !decimals) {
        decimals = true;
      } else {
        break;
      }
    }
    return (text.charAt(start) == '-' ? -digits : digits) / parts;
  }
}
