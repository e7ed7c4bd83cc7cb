package depesche.bot.report.map;

import depesche.bot.report.canvas.Box;
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
record Layout(SequencedMap<String, Site> sites, Point cartouche, Point legend, Point signs) {

  private static final double STEP = 8;

  /// @param provinces the sites of the provinces, which no panel may cover
  static Layout of(Sheet sheet, Ground ground, SequencedMap<String, Site> provinces, int owners) {
    int taken = provinces.size();
    Point corner = new Point(sheet.width(), sheet.height());
    Box legend =
        placed(
            sheet, ground, taken, new Box(corner, Legend.WIDTH, Legend.height(owners)), List.of());
    Box signs =
        placed(
            sheet,
            ground,
            taken,
            new Box(corner, Legend.SIGNS_WIDTH, Legend.SIGNS_HEIGHT),
            List.of(legend));
    Box title =
        placed(
            sheet,
            ground,
            taken,
            new Box(new Point(0, 0), Cartouche.WIDTH, Cartouche.HEIGHT),
            List.of(legend, signs));
    var sites = new LinkedHashMap<>(provinces);
    List<Area> areas = List.copyOf(sheet.areas().values());
    for (int i = taken; i < areas.size(); i++) {
      sites.put(
          areas.get(i).id(),
          HomeBox.site(sheet, ground, areas.get(i), i, List.of(legend, title, signs)));
    }
    return new Layout(sites, title.middle(), legend.middle(), signs.middle());
  }

  /// {@return the box as near as possible to the corner it is at, off the provinces}
  private static Box placed(Sheet sheet, Ground ground, int taken, Box wish, List<Box> others) {
    double edge = Frame.MARGIN + 12;
    var spots = new ArrayList<Box>();
    for (double y = edge + wish.height() / 2;
        y <= sheet.height() - edge - wish.height() / 2;
        y += STEP) {
      for (double x = edge + wish.width() / 2;
          x <= sheet.width() - edge - wish.width() / 2;
          x += STEP) {
        spots.add(wish.at(new Point(x, y)));
      }
    }
    spots.sort(Comparator.comparingDouble(spot -> spot.middle().distance(wish.middle())));
    Box best = spots.isEmpty() ? wish : spots.getFirst();
    double least = 1;
    for (Box spot : spots) {
      double covered =
          others.stream().anyMatch(spot.grown(5)::overlaps)
              ? 1
              : ground.taken(spot.grown(4), taken);
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
