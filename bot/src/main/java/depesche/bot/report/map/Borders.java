package depesche.bot.report.map;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Sorts the edges of all provinces into outer edges, borders, and borders between start areas.
///
/// @param outer path of the edges that only one province has
/// @param inner path of the edges between provinces
/// @param thick path of the edges between provinces of different groups
record Borders(String outer, String inner, String thick) {

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
    DRAWN
  }

  static Borders of(Collection<Area> areas) {
    Map<Edge, Sort> sorts = new LinkedHashMap<>();
    Map<Edge, String> groups = new LinkedHashMap<>();
    for (Area area : areas) {
      for (List<Point> ring : area.outline().rings()) {
        for (int i = 0; i < ring.size(); i++) {
          Edge edge = Edge.of(ring.get(i), ring.get((i + 1) % ring.size()));
          String other = groups.putIfAbsent(edge, area.group());
          boolean same = area.group().equals(other);
          sorts.put(edge, other == null ? Sort.OUTER : same ? Sort.INNER : Sort.THICK);
        }
      }
    }
    return new Borders(
        path(areas, sorts, Sort.OUTER),
        path(areas, sorts, Sort.INNER),
        path(areas, sorts, Sort.THICK));
  }

  private static String path(Collection<Area> areas, Map<Edge, Sort> sorts, Sort wanted) {
    StringBuilder out = new StringBuilder();
    for (Area area : areas) {
      for (List<Point> ring : area.outline().rings()) {
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
