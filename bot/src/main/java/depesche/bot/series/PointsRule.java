package depesche.bot.series;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// How many points a result is worth. A sole winner takes all points of the game by each of these
/// rules; a game without a result is worth nothing to anybody.
public enum PointsRule {
  /// By draw size: 100 points a game, in equal parts for those who share the win.
  DRAW("DRAWSIZE", "DRAWS"),
  /// By the sum of squares: 100 points a game, to each seat by the square of its centres.
  SQUARES("SUMOFSQUARES", "SOS"),
  /// By centre count: a point for each centre; a winner takes those of all.
  CENTRES("CENTRECOUNT", "CENTERS", "COUNT");

  /// What a game is worth by the rules that share it out.
  static final int WHOLE = 100;

  /// With blanks between them.
  private final String synonyms;

  PointsRule(String... synonyms) {
    this.synonyms = String.join(" ", synonyms);
  }

  private boolean isCalled(String word) {
    return name().equals(word) || Arrays.asList(synonyms.split(" ", -1)).contains(word);
  }

  /// {@return the names of all rules}
  public static List<String> names() {
    return Arrays.stream(values()).map(PointsRule::name).toList();
  }

  /// {@return the rule that a word names: `squares`, `sum-of-squares`}
  public static Optional<PointsRule> read(String word) {
    String plain = word.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    return Arrays.stream(values()).filter(rule -> rule.isCalled(plain)).findFirst();
  }

  /// {@return what each seat gets, in the order of the places}
  public SequencedMap<String, Points> of(GameResult result) {
    SequencedMap<String, Points> points = new LinkedHashMap<>();
    result.places().forEach(place -> points.put(place.seat(), points(result, place)));
    return points;
  }

  private Points points(GameResult result, GameResult.Place place) {
    return switch (result.kind()) {
      case NONE -> Points.NONE;
      case SOLO -> place.won() ? Points.of(whole(result), 1) : Points.NONE;
      case SHARED -> shared(result, place);
    };
  }

  private long whole(GameResult result) {
    return switch (this) {
      case DRAW, SQUARES -> WHOLE;
      case CENTRES -> result.places().stream().mapToLong(PointsRule::score).sum();
    };
  }

  private Points shared(GameResult result, GameResult.Place place) {
    return switch (this) {
      case DRAW -> place.won() ? Points.of(WHOLE, result.winners().size()) : Points.NONE;
      case SQUARES -> {
        long all = result.places().stream().mapToLong(PointsRule::square).sum();
        // Where nobody has anything, the squares say nothing: the winners share.
        yield all == 0 ? DRAW.shared(result, place) : Points.of(WHOLE * square(place), all);
      }
      case CENTRES -> Points.of(score(place), 1);
    };
  }

  /// A score below nothing is nothing: its square would be worth more than that of none.
  private static long score(GameResult.Place place) {
    return Math.max(0, place.score());
  }

  private static long square(GameResult.Place place) {
    return score(place) * score(place);
  }
}
