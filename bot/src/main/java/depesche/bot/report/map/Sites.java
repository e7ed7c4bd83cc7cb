package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;

/// Where the things of every area sit on a sheet: no unit on another, no words on words.
final class Sites {

  private Sites() {}

  /// {@return the sites by the ids of their areas}
  ///
  /// @param style in which the sheet was made
  static SequencedMap<String, AreaLayout> of(DrawingSheet sheet, MapStyle style) {
    List<MapArea> areas = List.copyOf(sheet.areas().values());
    PlacementGrid grid = new PlacementGrid(sheet.width(), sheet.height(), areas);
    CentredBox inside =
        new CentredBox(
                new Point(sheet.width() / 2.0, sheet.height() / 2.0), sheet.width(), sheet.height())
            .grown(-style.margin() - 3);
    var sites = new LinkedHashMap<String, AreaLayout>();
    var taken = new ArrayList<CentredBox>();
    areas.stream().flatMap(area -> area.coasts().values().stream()).forEach(at -> unit(taken, at));
    var placers = new LinkedHashMap<String, LabelPlacer>();
    for (int i = 0; i < areas.size(); i++) {
      MapArea area = areas.get(i);
      if (area.kind() == MapDrawing.Kind.HOME_BOX) {
        enter(sites, taken, DrawnHomeBox.site(sheet, grid, area, i));
      } else {
        placers.put(area.id(), new LabelPlacer(grid, area, i, style.manners()));
      }
    }
    for (LabelPlacer placer : List.copyOf(placers.values())) {
      Optional<AreaLayout> site = placer.within(taken);
      site.ifPresent(found -> enter(sites, taken, found));
      site.ifPresent(found -> placers.remove(found.area().id()));
    }
    if (style == MapStyle.OVERVIEW) {
      placers.values().forEach(left -> enter(sites, taken, left.wordless(taken, inside)));
      for (LabelPlacer placer : placers.values()) {
        AreaLayout bare = Objects.requireNonNull(sites.get(placer.area().id()));
        AreaLayout site = placer.worded(bare, taken, inside, style.around());
        site.words().forEach(words -> taken.add(words.box()));
        sites.put(site.area().id(), site);
      }
    } else {
      for (LabelPlacer placer : placers.values()) {
        AreaLayout found =
            placer
                .around(taken, inside, style.around())
                .orElseGet(() -> placer.wordless(taken, inside));
        enter(sites, taken, found);
      }
    }
    var all = new LinkedHashMap<String, AreaLayout>();
    for (MapArea area : areas) {
      AreaLayout site = Objects.requireNonNull(sites.get(area.id()));
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
