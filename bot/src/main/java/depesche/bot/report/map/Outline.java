package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.List;

/// The land of one area: polygons, each a list of closed rings, the first its outer edge.
record Outline(List<List<List<Point>>> polygons) {

  Outline {
    polygons = List.copyOf(polygons);
  }

  List<List<Point>> rings() {
    return polygons.stream().flatMap(List::stream).toList();
  }

  String path() {
    StringBuilder out = new StringBuilder();
    for (List<Point> ring : rings()) {
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
