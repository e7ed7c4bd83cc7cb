package depesche.bot.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// The table of a series. Equal points are parted by wins alone, then by centres or victory points
/// in all; players who are still equal share the place.
public record SeriesStanding(PointsRule rule) {

  /// A game that is over.
  ///
  /// @param holders the player who held a seat at the end, by seat; a seat that nobody held is not
  ///   in it
  public record Played(int round, GameResult result, Map<String, Long> holders) {
    public Played {
      holders = new LinkedHashMap<>(holders);
    }
  }

  /// One player's place.
  ///
  /// @param rank from 1; equal ranks share the place
  /// @param player by number of their row
  /// @param games that count for them
  /// @param solos won alone
  /// @param shared wins shared with others
  /// @param score centres or victory points in all
  public record Row(
      int rank, long player, Points points, int games, int solos, int shared, long score) {

    private static Row nobody(long player) {
      return new Row(0, player, Points.NONE, 0, 0, 0, 0);
    }

    private Row plus(Row other) {
      return new Row(
          0,
          player,
          points.plus(other.points),
          games + other.games,
          solos + other.solos,
          shared + other.shared,
          score + other.score);
    }

    private Row at(int place) {
      return new Row(place, player, points, games, solos, shared, score);
    }
  }

  private static final Comparator<Row> BEST_FIRST =
      Comparator.comparing(Row::points)
          .thenComparingInt(Row::solos)
          .thenComparingLong(Row::score)
          .reversed();

  private record Turn(int round, long player) {}

  /// {@return the table, best first}
  ///
  /// @param players all who take part, in the order in which equals are listed
  public List<Row> of(List<Long> players, List<Played> games) {
    SequencedMap<Long, Row> sums = new LinkedHashMap<>();
    players.forEach(player -> sums.put(player, Row.nobody(player)));
    best(games).forEach((turn, row) -> sums.merge(turn.player(), row, Row::plus));
    List<Row> ranked = new ArrayList<>();
    for (Row row : sums.values().stream().sorted(BEST_FIRST).toList()) {
      boolean equal = !ranked.isEmpty() && BEST_FIRST.compare(row, ranked.getLast()) == 0;
      ranked.add(row.at(equal ? ranked.getLast().rank() : ranked.size() + 1));
    }
    return ranked;
  }

  /// Of a player who has taken over a second seat in a round the better one counts.
  private SequencedMap<Turn, Row> best(List<Played> games) {
    return games.stream()
        .flatMap(game -> rows(game).entrySet().stream())
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                Map.Entry::getValue,
                (one, other) -> BEST_FIRST.compare(one, other) <= 0 ? one : other,
                LinkedHashMap::new));
  }

  private SequencedMap<Turn, Row> rows(Played game) {
    SequencedMap<Turn, Row> rows = new LinkedHashMap<>();
    if (game.result().kind() == GameResult.Kind.NONE) {
      return rows;
    }
    SequencedMap<String, Points> points = rule.of(game.result());
    for (GameResult.Place place : game.result().places()) {
      Long holder = game.holders().get(place.seat());
      if (holder != null) {
        boolean alone = game.result().kind() == GameResult.Kind.SOLO;
        Row row =
            new Row(
                0,
                holder,
                points.getOrDefault(place.seat(), Points.NONE),
                1,
                place.won() && alone ? 1 : 0,
                place.won() && !alone ? 1 : 0,
                Math.max(0, place.score()));
        rows.merge(
            new Turn(game.round(), holder),
            row,
            (one, other) -> BEST_FIRST.compare(one, other) <= 0 ? one : other);
      }
    }
    return rows;
  }
}
