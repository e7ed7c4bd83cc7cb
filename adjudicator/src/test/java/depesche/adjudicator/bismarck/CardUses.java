package depesche.adjudicator.bismarck;

import depesche.adjudicator.News;
import depesche.adjudicator.bismarck.turns.DanceFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What became of each card in many games.
final class CardUses {

  private final TreeMap<String, Use> cards = new TreeMap<>();
  private int games;

  /// @param games in which it was seen to come up, to be cancelled or played
  /// @param won how many of these were won
  private record Use(int came, int cancelled, int played, int games, int won) {

    Use plus(Use other) {
      return new Use(
          came + other.came,
          cancelled + other.cancelled,
          played + other.played,
          games + other.games,
          won + other.won);
    }
  }

  private static final Use CAME = new Use(1, 0, 0, 0, 0);
  private static final Use CANCELLED = new Use(0, 1, 0, 0, 0);
  private static final Use PLAYED = new Use(0, 0, 1, 0, 0);

  /// Counts a game from its news.
  void game(List<News> news, boolean won) {
    SequencedMap<String, Use> here = new LinkedHashMap<>();
    for (News one : news) {
      switch (one.fact()) {
        case DanceFact.CardCameUp up -> here.merge(up.title(), CAME, Use::plus);
        case DanceFact.CrisisBroke crisis ->
            crisis.joined().forEach(title -> here.merge(title, CAME, Use::plus));
        case DanceFact.CancelledCardWent gone -> here.merge(gone.title(), CANCELLED, Use::plus);
        case DanceFact.ActionCardPlayed played -> here.merge(played.title(), PLAYED, Use::plus);
        default -> {}
      }
    }
    Use seen = new Use(0, 0, 0, 1, won ? 1 : 0);
    here.forEach((title, use) -> cards.merge(title, use.plus(seen), Use::plus));
    games++;
  }

  /// {@return how many cards were seen at all}
  int seen() {
    return cards.size();
  }

  /// {@return the smallest and the greatest share of wins among the games that saw a card}
  List<Double> wins() {
    List<Double> shares =
        cards.values().stream().map(use -> 100.0 * use.won() / use.games()).sorted().toList();
    return List.of(shares.getFirst(), shares.getLast());
  }

  /// {@return a line for each card}
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    cards.forEach(
        (title, use) ->
            lines.add(
                String.format(
                    Locale.ROOT,
                    "| %s | %.2f | %.2f | %.2f | %.0f %% |",
                    title,
                    1.0 * use.came() / games,
                    1.0 * use.cancelled() / games,
                    1.0 * use.played() / games,
                    100.0 * use.won() / use.games())));
    return lines;
  }
}
