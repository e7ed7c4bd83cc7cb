package depesche.adjudicator.weimar.politics;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// What a count scores, as far as it is known.
///
/// @param points by the count from which they hold; a count below the first is not known
/// @param known the highest count of which it is known
public record ScoreChart(NavigableMap<Integer, Integer> points, int known) {

  public ScoreChart {
    points = Collections.unmodifiableNavigableMap(new TreeMap<>(points));
  }

  /// The Power of the Street: 3 to 5 cities with a base score 1, 6 or 7 score 3; fewer score
  /// nothing, and of 8 the card says more.
  public static ScoreChart street() {
    NavigableMap<Integer, Integer> points = new TreeMap<>();
    points.put(0, 0);
    points.put(3, 1);
    points.put(6, 3);
    return new ScoreChart(points, 7);
  }

  /// Reichstag Election: 5 to 7 seats score 1. Of other numbers the card says more.
  public static ScoreChart election() {
    NavigableMap<Integer, Integer> points = new TreeMap<>();
    points.put(5, 1);
    return new ScoreChart(points, 7);
  }

  /// {@return what a count scores, if that is known}
  public Optional<Integer> of(int count) {
    return count > known || points.floorEntry(count) == null
        ? Optional.empty()
        : Optional.of(points.floorEntry(count).getValue());
  }
}
