package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import java.util.Arrays;
import java.util.List;

/// The sheet as small cells that know which area covers them: what is free, what fits where.
final class PlacementGrid {

  static final int CELL = 4;

  private static final int FREE = -1;

  private final int columns;
  private final int rows;
  private final int[] cells;

  /// @param areas those later asked for, by their place in the list
  PlacementGrid(int width, int height, List<MapArea> areas) {
    columns = (width + CELL - 1) / CELL;
    rows = (height + CELL - 1) / CELL;
    cells = new int[columns * rows];
    Arrays.fill(cells, FREE);
    for (int i = 0; i < areas.size(); i++) {
      for (int row = 0; row < rows; row++) {
        fill(row, i, areas.get(i).outline());
      }
    }
  }

  private void fill(int row, int area, Outline outline) {
    double y = (row + 0.5) * CELL;
    double[] crossings =
        outline.rings().stream()
            .mapMulti(
                (List<Point> ring, java.util.function.Consumer<Double> to) -> cross(ring, y, to))
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    for (int k = 0; k + 1 < crossings.length; k += 2) {
      int first = Math.max(0, (int) Math.ceil(crossings[k] / CELL - 0.5));
      int last = Math.min(columns - 1, (int) Math.floor(crossings[k + 1] / CELL - 0.5));
      for (int column = first; column <= last; column++) {
        cells[row * columns + column] = area;
      }
    }
  }

  private static void cross(List<Point> ring, double y, java.util.function.Consumer<Double> to) {
    for (int i = 0; i < ring.size(); i++) {
      Point a = ring.get(i);
      Point b = ring.get((i + 1) % ring.size());
      if (a.y() <= y != b.y() <= y) {
        to.accept(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
      }
    }
  }

  /// {@return whether the place lies in the area}
  boolean within(Point place, int area) {
    return at((int) Math.floor(place.x() / CELL), (int) Math.floor(place.y() / CELL)) == area;
  }

  private int at(int column, int row) {
    return column < 0 || row < 0 || column >= columns || row >= rows
        ? FREE
        : cells[row * columns + column];
  }

  /// {@return how much of the box lies in the area, from 0 to 1}
  double share(CentredBox centredBox, int area) {
    int inside = 0;
    int all = 0;
    int lastRow = (int) Math.floor(centredBox.bottom() / CELL);
    int lastColumn = (int) Math.floor(centredBox.right() / CELL);
    for (int row = (int) Math.floor(centredBox.top() / CELL); row <= lastRow; row++) {
      for (int column = (int) Math.floor(centredBox.left() / CELL);
          column <= lastColumn;
          column++) {
        all++;
        inside += at(column, row) == area ? 1 : 0;
      }
    }
    return (double) inside / all;
  }
}
