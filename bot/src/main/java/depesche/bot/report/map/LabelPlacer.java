package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds in each area a place for its name, its town and its units, so that none covers another.
final class LabelPlacer {

  static final double UNIT_WIDTH = 42;
  static final double UNIT_HEIGHT = 30;

  /// How much room a driven unit takes with the burst it stands on, and aslant without it.
  private static final double[][] DRIVEN = {{56, 44}, {44, 36}, {42, 30}};

  private static final double TOWN = 17;

  private static final double STEP = 6;

  /// No unit stands farther from the heart of its area.
  private static final double FARTHEST = 110;

  /// So many of the best places are tried in pairs.
  private static final int TRIED = 160;

  private final PlacementGrid placementGrid;
  private final MapArea mapArea;
  private final int number;
  private final List<Manner> manners;
  private final Optional<Point> town;
  private final List<Point> spots;
  private final List<CentredBox> signs = new ArrayList<>();

  /// @param manners in which it may be written, the best first
  LabelPlacer(PlacementGrid placementGrid, MapArea mapArea, int number, List<Manner> manners) {
    this.placementGrid = placementGrid;
    this.mapArea = mapArea;
    this.number = number;
    this.manners = manners;
    this.spots = spots();
    this.town = mapArea.town().map(this::town);
    town.ifPresent(at -> signs.add(new CentredBox(at, TOWN, TOWN)));
  }

  /// {@return the site of an area in which all finds room}
  ///
  /// @param taken by others
  Optional<AreaLayout> within(List<CentredBox> taken) {
    return manners.stream()
        .filter(manner -> !manner.broken() || manner.lines(mapArea).size() > 1)
        .flatMap(manner -> fitted(manner, taken).stream())
        .findFirst();
  }

  /// {@return the site of an area too small for its words: they stand over its borders, or beside
  /// it, but on nothing else, unless there is no room at all}
  ///
  /// @param reach how far from its heart
  Optional<AreaLayout> around(List<CentredBox> taken, CentredBox sheet, double reach) {
    for (Manner manner : manners.reversed()) {
      CentredBox words = manner.box(mapArea);
      CentredBox unit = new CentredBox(mapArea.label(), UNIT_WIDTH, UNIT_HEIGHT);
      List<Pair> forUnit = nearest(unit, taken, sheet, reach, 1.5);
      Pair best = null;
      for (Pair at : nearest(words, taken, sheet, reach, 1)) {
        for (Pair stand : forUnit) {
          double cost = at.cost + stand.cost;
          if ((best == null || cost < best.cost)
              && !words.at(at.words).overlaps(unit.at(stand.words))) {
            best = new Pair(at.words, stand.words, cost);
          }
        }
      }
      if (best != null) {
        return Optional.of(layout(manner, best));
      }
    }
    return Optional.empty();
  }

  /// {@return the site of an area that has no room for words: its unit as near as can be}
  AreaLayout wordless(List<CentredBox> taken, CentredBox sheet) {
    CentredBox unit = new CentredBox(mapArea.label(), UNIT_WIDTH, UNIT_HEIGHT);
    Point at =
        nearest(unit, taken, sheet, FARTHEST, 1).stream()
            .map(Pair::unit)
            .findFirst()
            .orElse(mapArea.label());
    return new AreaLayout(mapArea, List.of(), town, at, at.plus(24, -20));
  }

  /// {@return the same with words, if there is room for them beside its unit}
  AreaLayout worded(AreaLayout site, List<CentredBox> taken, CentredBox sheet, double reach) {
    Manner least = manners.getLast();
    return nearest(least.box(mapArea), taken, sheet, reach, 1).stream()
        .findFirst()
        .map(at -> least.write(mapArea, at.words))
        .map(words -> new AreaLayout(mapArea, words, town, site.unit(), site.dislodged()))
        .orElse(site);
  }

  MapArea area() {
    return mapArea;
  }

  /// {@return places for a box over or beside the area, the best first}
  private List<Pair> nearest(
      CentredBox box, List<CentredBox> taken, CentredBox sheet, double reach, double weight) {
    Point heart = mapArea.label();
    var places = new ArrayList<Pair>();
    for (double dy = -reach; dy <= reach; dy += STEP) {
      for (double dx = -reach; dx <= reach; dx += STEP) {
        Point at = heart.plus(dx, dy);
        CentredBox there = box.at(at);
        if (sheet.holds(there)
            && taken.stream().noneMatch(there::overlaps)
            && signs.stream().noneMatch(there::overlaps)) {
          double outside = 1 - placementGrid.share(there, number);
          places.add(new Pair(at, at, weight * (at.distance(heart) + 60 * outside)));
        }
      }
    }
    places.sort(Comparator.comparingDouble(Pair::cost));
    return places.subList(0, Math.min(TRIED, places.size()));
  }

  /// {@return where a unit driven from a place stands: on nothing else}
  static CentredBox beside(Point place, List<CentredBox> taken, CentredBox sheet) {
    for (double[] size : DRIVEN) {
      CentredBox unit = new CentredBox(place, size[0], size[1]);
      for (double reach = 36; reach < 400; reach += 6) {
        for (int i = 0; i < 24; i++) {
          double angle = Math.PI * i / 12 - Math.PI / 4;
          Point at = place.plus(Math.cos(angle) * reach, Math.sin(angle) * reach);
          CentredBox there = unit.at(at);
          if (sheet.holds(there) && taken.stream().noneMatch(there::overlaps)) {
            return there;
          }
        }
      }
    }
    return new CentredBox(place.plus(24, -20), UNIT_WIDTH, UNIT_HEIGHT);
  }

  private List<Point> spots() {
    var points = new ArrayList<Point>();
    var rings = mapArea.outline().rings();
    var all = rings.stream().flatMap(List::stream).toList();
    double left = all.stream().mapToDouble(Point::x).min().orElse(0);
    double right = all.stream().mapToDouble(Point::x).max().orElse(0);
    double top = all.stream().mapToDouble(Point::y).min().orElse(0);
    double bottom = all.stream().mapToDouble(Point::y).max().orElse(0);
    double step = Math.max(4, Math.sqrt((right - left) * (bottom - top)) / 22);
    for (double y = top + step / 2; y < bottom; y += step) {
      for (double x = left + step / 2; x < right; x += step) {
        Point point = new Point(x, y);
        if (placementGrid.within(point, number)) {
          points.add(point);
        }
      }
    }
    return points.isEmpty() ? List.of(mapArea.label()) : points;
  }

  private Point town(Point wish) {
    CentredBox sign = new CentredBox(wish, TOWN, TOWN);
    if (placementGrid.share(sign, number) == 1) {
      return wish;
    }
    return spots.stream()
        .filter(spot -> placementGrid.share(sign.at(spot), number) == 1)
        .min(Comparator.comparingDouble(wish::distance))
        .orElse(wish);
  }

  /// A pair of places for words and unit, and how far it is from what one would wish.
  private record Pair(Point words, Point unit, double cost) {}

  private Optional<AreaLayout> fitted(Manner manner, List<CentredBox> taken) {
    CentredBox words = manner.box(mapArea);
    CentredBox unit = new CentredBox(mapArea.label(), UNIT_WIDTH, UNIT_HEIGHT);
    List<Point> forWords = offCoasts(fits(words, taken), words);
    List<Point> forUnit = fits(unit, taken);
    Pair best = null;
    for (Point at : forWords) {
      CentredBox written = words.at(at);
      for (Point stand : forUnit) {
        double cost = cost(at, stand);
        if ((best == null || cost < best.cost) && !written.overlaps(unit.at(stand))) {
          best = new Pair(at, stand, cost);
        }
      }
    }
    return Optional.ofNullable(best).map(pair -> layout(manner, pair));
  }

  private AreaLayout layout(Manner manner, Pair pair) {
    return new AreaLayout(
        mapArea, manner.write(mapArea, pair.words), town, pair.unit, pair.unit.plus(24, -20));
  }

  private List<Point> fits(CentredBox box, List<CentredBox> taken) {
    return spots.stream()
        .filter(spot -> placementGrid.share(box.at(spot), number) == 1)
        .filter(spot -> signs.stream().noneMatch(box.at(spot)::overlaps))
        .filter(spot -> taken.stream().noneMatch(box.at(spot)::overlaps))
        .toList();
  }

  /// A fleet on a coast hides no name; an army may stand there, since it is alone then.
  private List<Point> offCoasts(List<Point> spots, CentredBox words) {
    List<CentredBox> fleets =
        mapArea.coasts().values().stream()
            .map(at -> new CentredBox(at, UNIT_WIDTH, UNIT_HEIGHT))
            .toList();
    return spots.stream()
        .filter(spot -> fleets.stream().noneMatch(words.at(spot)::overlaps))
        .toList();
  }

  private double cost(Point words, Point unit) {
    Point heart = mapArea.label();
    double apart = Math.max(0, words.distance(unit) - 34);
    return words.distance(heart)
        + 0.5 * unit.distance(heart)
        + 0.4 * unit.distance(town.orElse(heart))
        + 0.3 * apart;
  }
}
