package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.List;

/// The land of one area: closed rings.
record Outline(List<List<Point>> rings) {

  Outline {
    rings = List.copyOf(rings);
  }

  String path() {
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
