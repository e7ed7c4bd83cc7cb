package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Where the things of every area sit on a sheet: no unit on another, no words on words.
final class Sites {

  private Sites() {}

  /// {@return the sites by the ids of their areas}
  ///
  /// @param manners in which an area may be written, the best first
  static SequencedMap<String, AreaLayout> of(DrawingSheet sheet, List<Manner> manners) {
    List<MapArea> areas = List.copyOf(sheet.areas().values());
    PlacementGrid grid = new PlacementGrid(sheet.width(), sheet.height(), areas);
    CentredBox inside =
        new CentredBox(
                new Point(sheet.width() / 2.0, sheet.height() / 2.0), sheet.width(), sheet.height())
            .grown(-Frame.MARGIN - 3);
    var sites = new LinkedHashMap<String, AreaLayout>();
    var taken = new ArrayList<CentredBox>();
    areas.stream().flatMap(area -> area.coasts().values().stream()).forEach(at -> unit(taken, at));
    var placers = new LinkedHashMap<String, LabelPlacer>();
    for (int i = 0; i < areas.size(); i++) {
      MapArea area = areas.get(i);
      if (area.kind() == MapDrawing.Kind.HOME_BOX) {
        enter(sites, taken, DrawnHomeBox.site(sheet, grid, area, i));
      } else {
        placers.put(area.id(), new LabelPlacer(grid, area, i, manners));
      }
    }
    for (LabelPlacer placer : List.copyOf(placers.values())) {
      Optional<AreaLayout> site = placer.within(taken);
      site.ifPresent(found -> enter(sites, taken, found));
      site.ifPresent(found -> placers.remove(found.area().id()));
    }
    for (LabelPlacer placer : placers.values()) {
      placer.around(taken, inside).ifPresent(found -> enter(sites, taken, found));
    }
    var all = new LinkedHashMap<String, AreaLayout>();
    for (MapArea area : areas) {
      AreaLayout site = sites.get(area.id());
      if (site == null) {
        Point at = area.label();
        site = new AreaLayout(area, List.of(), area.town(), at, at.plus(24, -20));
      }
      AreaLayout whole = LabelPlacer.beside(site, taken, inside);
      unit(taken, whole.dislodged());
      all.put(area.id(), whole);
    }
    return all;
  }

  private static void enter(
      SequencedMap<String, AreaLayout> sites, List<CentredBox> taken, AreaLayout site) {
    sites.put(site.area().id(), site);
    site.words().forEach(words -> taken.add(words.box()));
    unit(taken, site.unit());
  }

  private static void unit(List<CentredBox> taken, Point at) {
    taken.add(new CentredBox(at, LabelPlacer.UNIT_WIDTH, LabelPlacer.UNIT_HEIGHT));
  }
}
