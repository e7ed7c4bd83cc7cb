package depesche.bot.report.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds in each area a place for its name, its town and its units, so that none covers another.
final class Surveyor {

  private static final double UNIT_WIDTH = 42;
  private static final double UNIT_HEIGHT = 30;
  private static final double TOWN = 17;

  /// What may be written, the best first: size of the name, and of the code below it (0: without).
  private static final double[][] MANNERS = {
    {20, 11.5}, {18, 11}, {16.5, 10.5}, {15, 10}, {14, 9.5}, {14, 0}, {13, 0}, {0, 14}, {0, 12}
  };

  private final Ground ground;
  private final Area area;
  private final int number;
  private final Point town;
  private final List<Point> spots;

  Surveyor(Ground ground, Area area, int number) {
    this.ground = ground;
    this.area = area;
    this.number = number;
    this.spots = spots();
    this.town = town();
  }

  /// {@return the site of the area}
  Site survey() {
    for (double[] manner : MANNERS) {
      Optional<Site> site = fitted(manner, 1.0);
      if (site.isPresent()) {
        return site.get();
      }
    }
    return fitted(MANNERS[MANNERS.length - 1], 0).orElseThrow();
  }

  private List<Point> spots() {
    var points = new ArrayList<Point>();
    var rings = area.outline().rings();
    var all = rings.stream().flatMap(List::stream).toList();
    double left = all.stream().mapToDouble(Point::x).min().orElse(0);
    double right = all.stream().mapToDouble(Point::x).max().orElse(0);
    double top = all.stream().mapToDouble(Point::y).min().orElse(0);
    double bottom = all.stream().mapToDouble(Point::y).max().orElse(0);
    double step = Math.max(4, Math.sqrt((right - left) * (bottom - top)) / 22);
    for (double y = top + step / 2; y < bottom; y += step) {
      for (double x = left + step / 2; x < right; x += step) {
        Point point = new Point(x, y);
        if (ground.within(point, number)) {
          points.add(point);
        }
      }
    }
    return points.isEmpty() ? List.of(area.label()) : points;
  }

  private Point town() {
    Box sign = new Box(area.town(), TOWN, TOWN);
    if (ground.share(sign, number) == 1) {
      return area.town();
    }
    return spots.stream()
        .filter(spot -> ground.share(sign.at(spot), number) == 1)
        .min(Comparator.comparingDouble(area.town()::distance))
        .orElse(area.town());
  }

  /// A pair of places for words and unit, and how far it is from what one would wish.
  private record Pair(Point words, Point unit, double cost) {}

  private Optional<Site> fitted(double[] manner, double share) {
    Box words = new Box(area.label(), width(manner) + 6, height(manner) + 3);
    Box unit = new Box(area.label(), UNIT_WIDTH, UNIT_HEIGHT);
    Box sign = new Box(town, TOWN, TOWN);
    List<Point> forWords = fits(words, share, sign);
    List<Point> forUnit = fits(unit, share, sign);
    Pair best = null;
    for (Point at : forWords) {
      Box written = words.at(at);
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
    Point second = second(words.at(best.words), unit.at(best.unit), sign);
    return Optional.of(new Site(area, write(manner, best.words), town, best.unit, second));
  }

  private List<Point> fits(Box box, double share, Box sign) {
    return spots.stream()
        .filter(spot -> share == 0 || ground.share(box.at(spot), number) >= share)
        .filter(spot -> share == 0 || !box.at(spot).overlaps(sign))
        .toList();
  }

  private double cost(Point words, Point unit) {
    Point heart = area.label();
    double apart = Math.max(0, words.distance(unit) - 34);
    return words.distance(heart)
        + 0.5 * unit.distance(heart)
        + 0.4 * unit.distance(town)
        + 0.3 * apart;
  }

  private Point second(Box words, Box unit, Box sign) {
    Point stands = unit.middle();
    return spots.stream()
        .filter(spot -> ground.share(unit.at(spot), number) > 0.7)
        .filter(spot -> !unit.at(spot).overlaps(unit) && !unit.at(spot).overlaps(words))
        .filter(spot -> !unit.at(spot).overlaps(sign))
        .min(Comparator.comparingDouble(stands::distance))
        .orElse(stands.plus(24, -20));
  }

  private double width(double[] manner) {
    double name = manner[0] == 0 ? 0 : name(manner).width();
    double code = manner[1] == 0 ? 0 : code(manner).width();
    return Math.max(name, code);
  }

  private static double height(double[] manner) {
    return manner[0] * 0.95 + manner[1] * 0.95;
  }

  private Lettering name(double[] manner) {
    return Face.ROMAN.spaced(area.name(), manner[0], 0.4);
  }

  private Lettering code(double[] manner) {
    return Face.ROMAN.spaced(area.id().toUpperCase(Locale.ROOT), manner[1], 1.6);
  }

  private List<Site.Words> write(double[] manner, Point middle) {
    var lines = new ArrayList<Site.Words>();
    double bottom = middle.y() + height(manner) / 2;
    if (manner[1] > 0) {
      lines.add(new Site.Words(code(manner), new Point(middle.x(), bottom - 0.1 * manner[1])));
      bottom -= manner[1] * 0.95;
    }
    if (manner[0] > 0) {
      lines.add(new Site.Words(name(manner), new Point(middle.x(), bottom - 0.2 * manner[0])));
    }
    return lines;
  }
}
