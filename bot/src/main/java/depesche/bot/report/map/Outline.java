package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.List;

/// The land of one area: closed rings.
///
/// @param path the same as the data of a path, written once
record Outline(List<List<Point>> rings, String path) {

  Outline(List<List<Point>> rings) {
    this(List.copyOf(rings), path(rings));
  }

  private static String path(List<List<Point>> rings) {
    StringBuilder out = new StringBuilder();
    for (List<Point> ring : rings) {
      char command = 'M';
      for (Point point : ring) {
        out.append(command).append(Svg.xy(point));
        command = 'L';
      }
      out.append('Z');
    }
    return out.toString();
  }
}
