package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How an area may be written: its name, and its code below it. Every area has its code: orders are
/// written with it.
///
/// @param name size of the name; 0 if there is none
/// @param code size of the code
/// @param broken whether a name of several words takes two lines
/// @param face of the code
record Manner(double name, double code, boolean broken, Typeface face) {

  /// On a sheet for a desk; the best first.
  static final List<Manner> LARGE =
      List.of(
          plain(20, 11.5, false),
          plain(18, 11, false),
          plain(16.5, 10.5, false),
          plain(18, 11, true),
          plain(15, 10.5, false),
          plain(16, 10.5, true),
          plain(14, 10.5, false),
          plain(14, 10.5, true),
          plain(13, 10.5, false),
          plain(13, 10.5, true),
          plain(0, 14, false),
          plain(0, 12, false));

  /// {@return the code alone, fat}
  static List<Manner> code(double size) {
    return List.of(new Manner(0, size, false, Typeface.BOLD));
  }

  private static Manner plain(double name, double code, boolean broken) {
    return new Manner(name, code, broken, Typeface.ROMAN);
  }

  private double height() {
    return name * (broken ? 1.9 : 0.95) + code * 0.95;
  }

  /// {@return the room that the words of an area take}
  CentredBox box(MapArea area) {
    double width =
        lines(area).stream().mapToDouble(PaintedLine::width).reduce(code(area).width(), Math::max);
    return new CentredBox(area.label(), width + 6, height() + 3);
  }

  /// {@return the lines of the name, the last first}
  List<PaintedLine> lines(MapArea area) {
    if (name == 0) {
      return List.of();
    }
    String full = area.name();
    int gap = broken ? full.lastIndexOf(' ') : -1;
    List<String> words =
        gap < 0 ? List.of(full) : List.of(full.substring(gap + 1), full.substring(0, gap));
    Typeface cut = area.water() ? Typeface.ITALIC : Typeface.ROMAN;
    return words.stream().map(line -> cut.spaced(line, name, 0.4)).toList();
  }

  private PaintedLine code(MapArea area) {
    double spacing = name == 0 ? code / 22 : 1.6;
    return face.spaced(area.id().toUpperCase(Locale.ROOT), code, spacing);
  }

  List<AreaLayout.Words> write(MapArea area, Point middle) {
    var written = new ArrayList<AreaLayout.Words>();
    double bottom = middle.y() + height() / 2;
    written.add(new AreaLayout.Words(code(area), new Point(middle.x(), bottom - 0.1 * code)));
    bottom -= code * 0.95;
    for (PaintedLine line : lines(area)) {
      written.add(new AreaLayout.Words(line, new Point(middle.x(), bottom - 0.2 * name)));
      bottom -= name * 0.95;
    }
    return written;
  }
}
