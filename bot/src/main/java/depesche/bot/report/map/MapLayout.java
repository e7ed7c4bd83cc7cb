package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Where everything sits on a sheet with a legend of a given length.
///
/// @param sites by the id of their area
record MapLayout(
    SequencedMap<String, AreaLayout> sites, Point cartouche, Point legend, Point signs) {

  private static final double STEP = 8;

  /// @param provinces the sites of the provinces, which no panel may cover
  static MapLayout of(
      DrawingSheet drawingSheet,
      PlacementGrid placementGrid,
      SequencedMap<String, AreaLayout> provinces,
      int owners) {
    int taken = provinces.size();
    Point corner = new Point(drawingSheet.width(), drawingSheet.height());
    CentredBox legend =
        placed(
            drawingSheet,
            placementGrid,
            taken,
            new CentredBox(corner, Legend.WIDTH, Legend.height(owners)),
            List.of());
    CentredBox signs =
        placed(
            drawingSheet,
            placementGrid,
            taken,
            new CentredBox(corner, Legend.SIGNS_WIDTH, Legend.SIGNS_HEIGHT),
            List.of(legend));
    CentredBox title =
        placed(
            drawingSheet,
            placementGrid,
            taken,
            new CentredBox(new Point(0, 0), Cartouche.WIDTH, Cartouche.HEIGHT),
            List.of(legend, signs));
    var sites = new LinkedHashMap<>(provinces);
    List<MapArea> areas = List.copyOf(drawingSheet.areas().values());
    for (int i = taken; i < areas.size(); i++) {
      sites.put(
          areas.get(i).id(),
          DrawnHomeBox.site(
              drawingSheet, placementGrid, areas.get(i), i, List.of(legend, title, signs)));
    }
    return new MapLayout(sites, title.middle(), legend.middle(), signs.middle());
  }

  /// {@return the box as near as possible to the corner it is at, off the provinces}
  private static CentredBox placed(
      DrawingSheet drawingSheet,
      PlacementGrid placementGrid,
      int taken,
      CentredBox wish,
      List<CentredBox> others) {
    double edge = Frame.MARGIN + 12;
    var spots = new ArrayList<CentredBox>();
    for (double y = edge + wish.height() / 2;
        y <= drawingSheet.height() - edge - wish.height() / 2;
        y += STEP) {
      for (double x = edge + wish.width() / 2;
          x <= drawingSheet.width() - edge - wish.width() / 2;
          x += STEP) {
        spots.add(wish.at(new Point(x, y)));
      }
    }
    spots.sort(Comparator.comparingDouble(spot -> spot.middle().distance(wish.middle())));
    CentredBox best = spots.isEmpty() ? wish : spots.getFirst();
    double least = 1;
    for (CentredBox spot : spots) {
      double covered =
          others.stream().anyMatch(spot.grown(5)::overlaps)
              ? 1
              : placementGrid.taken(spot.grown(4), taken);
      if (covered < least) {
        best = spot;
        least = covered;
      }
      if (covered == 0) {
        break;
      }
    }
    return best;
  }
}
