package depesche.bot.report.map;

import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.PaintedLine;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Typeface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds in each area a place for its name, its town and its units, so that none covers another.
final class LabelPlacer {

  private static final double UNIT_WIDTH = 42;
  private static final double UNIT_HEIGHT = 30;
  private static final double TOWN = 17;

  /// What may be written: size of the name, and of the code below it (0: without).
  ///
  /// @param broken whether a name of several words takes two lines
  private record Manner(double name, double code, boolean broken) {

    Manner(double name, double code) {
      this(name, code, false);
    }

    double height() {
      return name * (broken ? 1.9 : 0.95) + code * 0.95;
    }
  }

  /// The best first.
  private static final List<Manner> MANNERS =
      List.of(
          new Manner(20, 11.5),
          new Manner(18, 11),
          new Manner(16.5, 10.5),
          new Manner(18, 11, true),
          new Manner(15, 10),
          new Manner(16, 10.5, true),
          new Manner(14, 9.5),
          new Manner(14, 9.5, true),
          new Manner(14, 0),
          new Manner(13, 0),
          new Manner(13, 0, true),
          new Manner(0, 14),
          new Manner(0, 12));

  /// How much of the words and of the unit must lie in an area too small for both.
  private static final double[] SHARES = {0.9, 0.8, 0.7, 0.6, 0.5};

  private final PlacementGrid placementGrid;
  private final MapArea mapArea;
  private final int number;
  private final Typeface typeface;
  private final Optional<Point> town;
  private final List<Point> spots;
  private final List<CentredBox> signs = new ArrayList<>();

  LabelPlacer(PlacementGrid placementGrid, MapArea mapArea, int number) {
    this.placementGrid = placementGrid;
    this.mapArea = mapArea;
    this.number = number;
    this.typeface = mapArea.water() ? Typeface.ITALIC : Typeface.ROMAN;
    this.spots = spots();
    this.town = mapArea.town().map(this::town);
    town.ifPresent(at -> signs.add(new CentredBox(at, TOWN, TOWN)));
  }

  /// {@return the site of the area}
  AreaLayout survey() {
    for (Manner manner : MANNERS) {
      if (manner.broken() && lines(manner).size() < 2) {
        continue;
      }
      Optional<AreaLayout> site = fitted(manner, 1.0);
      if (site.isPresent()) {
        return site.get();
      }
    }
    for (double share : SHARES) {
      Optional<AreaLayout> site = fitted(MANNERS.getLast(), share);
      if (site.isPresent()) {
        return site.get();
      }
    }
    return fitted(MANNERS.getLast(), 0).orElseThrow();
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

  private Optional<AreaLayout> fitted(Manner manner, double share) {
    CentredBox words = new CentredBox(mapArea.label(), width(manner) + 6, manner.height() + 3);
    CentredBox unit = new CentredBox(mapArea.label(), UNIT_WIDTH, UNIT_HEIGHT);
    List<Point> forWords = offCoasts(fits(words, share), words);
    List<Point> forUnit = fits(unit, share);
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
    if (best == null) {
      return Optional.empty();
    }
    Point second = second(words.at(best.words), unit.at(best.unit));
    return Optional.of(new AreaLayout(mapArea, write(manner, best.words), town, best.unit, second));
  }

  private List<Point> fits(CentredBox centredBox, double share) {
    return spots.stream()
        .filter(spot -> share == 0 || placementGrid.share(centredBox.at(spot), number) >= share)
        .filter(spot -> share == 0 || signs.stream().noneMatch(centredBox.at(spot)::overlaps))
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

  private Point second(CentredBox words, CentredBox unit) {
    Point stands = unit.middle();
    return spots.stream()
        .filter(spot -> placementGrid.share(unit.at(spot), number) > 0.7)
        .filter(spot -> !unit.at(spot).overlaps(unit) && !unit.at(spot).overlaps(words))
        .filter(spot -> signs.stream().noneMatch(unit.at(spot)::overlaps))
        .min(Comparator.comparingDouble(stands::distance))
        .orElse(stands.plus(24, -20));
  }

  private double width(Manner manner) {
    double code = manner.code() == 0 ? 0 : code(manner).width();
    return lines(manner).stream().mapToDouble(PaintedLine::width).reduce(code, Math::max);
  }

  /// The lines of the name, the last first.
  private List<PaintedLine> lines(Manner manner) {
    if (manner.name() == 0) {
      return List.of();
    }
    String name = mapArea.name();
    int gap = manner.broken() ? name.lastIndexOf(' ') : -1;
    List<String> words =
        gap < 0 ? List.of(name) : List.of(name.substring(gap + 1), name.substring(0, gap));
    return words.stream().map(line -> typeface.spaced(line, manner.name(), 0.4)).toList();
  }

  private PaintedLine code(Manner manner) {
    return Typeface.ROMAN.spaced(mapArea.id().toUpperCase(Locale.ROOT), manner.code(), 1.6);
  }

  private List<AreaLayout.Words> write(Manner manner, Point middle) {
    var written = new ArrayList<AreaLayout.Words>();
    double bottom = middle.y() + manner.height() / 2;
    if (manner.code() > 0) {
      Point place = new Point(middle.x(), bottom - 0.1 * manner.code());
      written.add(new AreaLayout.Words(code(manner), place));
      bottom -= manner.code() * 0.95;
    }
    for (PaintedLine line : lines(manner)) {
      written.add(new AreaLayout.Words(line, new Point(middle.x(), bottom - 0.2 * manner.name())));
      bottom -= manner.name() * 0.95;
    }
    return written;
  }
}
