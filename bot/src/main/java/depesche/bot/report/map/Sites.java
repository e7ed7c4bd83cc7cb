package depesche.bot.report.map;

import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
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

  private static final double TOWN = 17;
  private static final double WAY = 76;

  private Sites() {}

  /// {@return the sites by the ids of their areas}
  ///
  /// @param style in which the sheet was made
  static SequencedMap<String, AreaLayout> of(DrawingSheet sheet, MapStyle style) {
    List<MapArea> areas = List.copyOf(sheet.areas().values());
    PlacementGrid grid = new PlacementGrid(sheet.width(), sheet.height(), areas);
    CentredBox inside = inside(sheet, style);
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
      all.put(area.id(), Objects.requireNonNull(sites.get(area.id())));
    }
    return all;
  }

  /// {@return the same with places for the units of a picture that were driven out: near where they
  /// stood, on nothing else}
  ///
  /// @param window what is seen; a unit that stands in it is driven to a place in it
  static SequencedMap<String, AreaLayout> driven(
      SequencedMap<String, AreaLayout> sites,
      MapPicture picture,
      CentredBox sheet,
      CentredBox window) {
    if (picture.pieces().stream().allMatch(one -> one.condition() == Condition.STANDING)) {
      return sites;
    }
    var all = new LinkedHashMap<>(sites);
    var taken = new ArrayList<CentredBox>();
    for (AreaLayout site : sites.values()) {
      site.words().forEach(words -> taken.add(words.box()));
      site.town().ifPresent(town -> taken.add(new CentredBox(town, TOWN, TOWN)));
      site.area().coasts().values().forEach(at -> taken.add(new CentredBox(at, TOWN, TOWN)));
    }
    for (MapPicture.Piece piece : picture.pieces()) {
      if (piece.condition() == Condition.STANDING) {
        unit(taken, AreaLayout.of(all, piece.area()).unit());
      }
    }
    for (MapPicture.Piece piece : picture.pieces()) {
      if (piece.condition() == Condition.DISLODGED) {
        Point from = AreaLayout.of(all, piece.area()).unit();
        boolean seen = window.holds(new CentredBox(from, 0, 0));
        var barred = new ArrayList<>(taken);
        barred.addAll(ends(all, picture, piece.area()));
        CentredBox there = LabelPlacer.beside(from, barred, seen ? window : sheet);
        taken.add(there);
        all.computeIfPresent(
            AreaLayout.area(piece.area()), (_, site) -> site.driven(piece.area(), there.middle()));
      }
    }
    return all;
  }

  /// {@return where the retreats from a place end, and so much beside that their lines are seen}
  private static List<CentredBox> ends(
      SequencedMap<String, AreaLayout> sites, MapPicture picture, String from) {
    return picture.arrows().stream()
        .filter(arrow -> arrow.act() == Act.RETREAT && arrow.from().equals(from))
        .map(arrow -> AreaLayout.of(sites, arrow.to()).unit())
        .map(end -> new CentredBox(end, WAY, WAY))
        .toList();
  }

  /// {@return the sheet without its edge}
  static CentredBox inside(DrawingSheet sheet, MapStyle style) {
    return new CentredBox(
            new Point(sheet.width() / 2.0, sheet.height() / 2.0), sheet.width(), sheet.height())
        .grown(-style.margin() - 3);
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
