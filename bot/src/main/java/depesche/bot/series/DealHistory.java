package depesche.bot.series;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Who sat where in the rounds before: how often two players have met, and how often each held
/// which seat. Players are called by their number.
public final class DealHistory {

  private record Pair(int one, int other) {
    static Pair of(int one, int other) {
      return new Pair(Math.min(one, other), Math.max(one, other));
    }
  }

  private record Held(int player, String seat) {}

  private final Map<Pair, Integer> met = new LinkedHashMap<>();
  private final Map<Held, Integer> held = new LinkedHashMap<>();
  private final Map<Integer, Integer> played = new LinkedHashMap<>();

  /// {@return what these tables make of it}
  public static DealHistory of(List<Map<Integer, String>> tables) {
    DealHistory history = new DealHistory();
    tables.forEach(history::add);
    return history;
  }

  private void add(Map<Integer, String> table) {
    table.forEach(
        (player, seat) -> {
          played.merge(player, 1, Integer::sum);
          held.merge(new Held(player, seat), 1, Integer::sum);
          table.keySet().stream()
              .filter(other -> other < player)
              .forEach(other -> met.merge(Pair.of(player, other), 1, Integer::sum));
        });
  }

  /// {@return in how many games two players met}
  public int met(int one, int other) {
    return met.getOrDefault(Pair.of(one, other), 0);
  }

  /// {@return in how many games a player held a seat}
  public int held(int player, String seat) {
    return held.getOrDefault(new Held(player, seat), 0);
  }

  /// {@return in how many games a player was}
  public int played(int player) {
    return played.getOrDefault(player, 0);
  }
}
