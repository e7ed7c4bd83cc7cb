package depesche.bot.report.map;

import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Sorts the edges of all provinces into outer edges, borders, and borders between start areas.
///
/// @param outer path of the edges that only one province has, or land and sea
/// @param inner path of the edges between provinces
/// @param thick path of the edges between provinces of different groups
/// @param water path of the edges between two seas
record Borders(String outer, String inner, String thick, String water) {

  /// An edge, the same in both directions.
  private record Edge(Point first, Point second) {
    static Edge of(Point a, Point b) {
      boolean ordered = a.x() < b.x() || (a.x() == b.x() && a.y() <= b.y());
      return ordered ? new Edge(a, b) : new Edge(b, a);
    }
  }

  private enum Sort {
    OUTER,
    INNER,
    THICK,
    WATER,
    DRAWN
  }

  static Borders of(Collection<MapArea> areas) {
    Map<Edge, Sort> sorts = new LinkedHashMap<>();
    Map<Edge, MapArea> owners = new LinkedHashMap<>();
    for (MapArea mapArea : areas) {
      for (List<Point> ring : mapArea.outline().rings()) {
        for (int i = 0; i < ring.size(); i++) {
          Edge edge = Edge.of(ring.get(i), ring.get((i + 1) % ring.size()));
          MapArea other = owners.putIfAbsent(edge, mapArea);
          sorts.put(edge, other == null ? alone(mapArea) : between(other, mapArea));
        }
      }
    }
    return new Borders(
        path(areas, sorts, Sort.OUTER),
        path(areas, sorts, Sort.INNER),
        path(areas, sorts, Sort.THICK),
        path(areas, sorts, Sort.WATER));
  }

  /// Where a sea ends at the frame or at foreign land there is no line of its own.
  private static Sort alone(MapArea mapArea) {
    return mapArea.water() ? Sort.DRAWN : Sort.OUTER;
  }

  private static Sort between(MapArea one, MapArea other) {
    if (one.water() != other.water()) {
      return Sort.OUTER;
    }
    if (one.water()) {
      return Sort.WATER;
    }
    return one.group().equals(other.group()) ? Sort.INNER : Sort.THICK;
  }

  private static String path(Collection<MapArea> areas, Map<Edge, Sort> sorts, Sort wanted) {
    StringBuilder out = new StringBuilder();
    for (MapArea mapArea : areas) {
      for (List<Point> ring : mapArea.outline().rings()) {
        boolean drawing = false;
        for (int i = 0; i < ring.size(); i++) {
          Point here = ring.get(i);
          Point next = ring.get((i + 1) % ring.size());
          boolean wants = sorts.replace(Edge.of(here, next), wanted, Sort.DRAWN);
          if (wants) {
            out.append(drawing ? "" : "M" + Svg.xy(here)).append('L').append(Svg.xy(next));
          }
          drawing = wants;
        }
      }
    }
    return out.toString();
  }
}
