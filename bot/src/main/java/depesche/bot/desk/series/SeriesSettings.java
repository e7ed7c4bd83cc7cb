package depesche.bot.desk.series;

import depesche.adjudicator.Fact;
import depesche.bot.config.DidYouMean;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.series.PointsRule;
import depesche.bot.series.SeriesFact.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What `SERIES CREATE` takes behind the name: `preset=NAME games=3 rounds=2 points=SQUARES
/// seats=7`.
final class SeriesSettings {

  private static final List<String> KEYS = List.of("preset", "games", "rounds", "points", "seats");

  /// So many a series may have of each.
  private static final Map<String, Integer> MOST = Map.of("games", 50, "rounds", 20, "seats", 34);

  private final Map<String, String> said = new LinkedHashMap<>();
  private final Optional<Fact> problem;

  SeriesSettings(List<String> words) {
    problem = words.stream().flatMap(word -> read(word).stream()).findFirst();
  }

  private Optional<Fact> read(String word) {
    String[] parts = word.split("=", 2);
    String key = parts[0].toLowerCase(Locale.ROOT);
    String value = parts.length == 2 ? parts[1] : "";
    if (!KEYS.contains(key) || parts.length < 2) {
      return Optional.of(new Refusal.SettingUnknown(word, DidYouMean.missed(key, KEYS), KEYS));
    }
    said.put(key, value);
    Integer most = MOST.get(key);
    if (most != null && !isNumber(value, most)) {
      return Optional.of(new Refusal.NumberOdd(key, value, 1, most));
    }
    return key.equals("points") && PointsRule.read(value).isEmpty()
        ? Optional.of(
            new Refusal.PointsUnknown(
                value, DidYouMean.missed(value, PointsRule.names()), PointsRule.names()))
        : Optional.empty();
  }

  private static boolean isNumber(String value, int most) {
    return value.matches("[1-9][0-9]?") && Integer.parseInt(value) <= most;
  }

  /// {@return what of it cannot be, if anything}
  Optional<Fact> problem() {
    return problem;
  }

  /// {@return the preset; empty if none was named}
  String preset() {
    return said.getOrDefault("preset", "");
  }

  int seats() {
    return number("seats", 0);
  }

  private int number(String key, int standard) {
    String value = said.get(key);
    return value == null ? standard : Integer.parseInt(value);
  }

  /// Writes it down.
  void keep(SeriesRow series) {
    series.preset = preset();
    series.games = number("games", 1);
    series.rounds = number("rounds", 1);
    series.seats = seats();
    series.points = PointsRule.read(said.getOrDefault("points", "DRAW")).orElseThrow().name();
  }
}
