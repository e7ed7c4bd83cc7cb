package depesche.bot.series;

import depesche.bot.chance.SeatAssignment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Who plays at which table, and in which seat. Everything follows from two drawn orders and the
/// rounds before, so anybody can compute it again:
///
/// - Who has played least has a seat first; among equals, who was drawn first. The others wait.
/// - The players go to the tables in turn, as cards are dealt. Then two of them change tables
///   wherever this lowers the sum of the squares of how often those at a table have met, until no
///   change does. This is done with the drawn order and with each of its first rotations; the least
///   sum counts, the first of equals.
/// - At each table, [SeatAssignment] gives everybody a seat they have held as seldom as possible.
///
/// @param tables by player, with their seats, in the order drawn
/// @param waiting the players without a seat, in the order drawn
public record RoundDeal(List<SequencedMap<Integer, String>> tables, List<Integer> waiting) {

  private static final int ROTATIONS = 12;

  public RoundDeal {
    tables = List.copyOf(tables);
    waiting = List.copyOf(waiting);
  }

  /// {@return who plays what}
  ///
  /// @param order the players in the order drawn
  /// @param places the seats in the order drawn, as [RoundShape] calls them
  public static RoundDeal of(
      RoundShape shape, List<Integer> order, List<String> places, DealHistory history) {
    List<Integer> first =
        order.stream()
            .sorted(Comparator.comparingInt(history::played))
            .limit(shape.seated())
            .toList();
    List<Integer> playing = order.stream().filter(first::contains).toList();
    List<SequencedMap<Integer, String>> tables = new ArrayList<>();
    List<List<Integer>> groups = best(shape, playing, history);
    for (int table = 0; table < groups.size(); table++) {
      List<Integer> players =
          groups.get(table).stream().sorted(Comparator.comparingInt(playing::indexOf)).toList();
      tables.add(seats(players, shape.drawn(table, places), history));
    }
    return new RoundDeal(
        tables, order.stream().filter(player -> !playing.contains(player)).toList());
  }

  private static List<List<Integer>> best(
      RoundShape shape, List<Integer> players, DealHistory history) {
    List<List<Integer>> best = List.of();
    long least = Long.MAX_VALUE;
    for (int turn = 0; turn < Math.min(ROTATIONS, players.size()) && least > 0; turn++) {
      List<Integer> rotated = new ArrayList<>(players.subList(turn, players.size()));
      rotated.addAll(players.subList(0, turn));
      Grouping grouping = new Grouping(rotated, shape.sizes().size(), history);
      grouping.improve();
      if (grouping.cost() < least) {
        least = grouping.cost();
        best = grouping.tables();
      }
    }
    return best;
  }

  private static SequencedMap<Integer, String> seats(
      List<Integer> players, List<String> seats, DealHistory history) {
    Map<String, List<List<String>>> wishes = new LinkedHashMap<>();
    for (int player : players) {
      List<List<String>> groups = new ArrayList<>();
      seats.stream()
          .map(seat -> history.held(player, seat))
          .distinct()
          .sorted()
          .forEach(
              often ->
                  groups.add(
                      seats.stream().filter(seat -> history.held(player, seat) == often).toList()));
      wishes.put(String.valueOf(player), groups);
    }
    SequencedMap<Integer, String> dealt = new LinkedHashMap<>();
    SeatAssignment.of(players.stream().map(String::valueOf).toList(), seats, wishes)
        .forEach((player, seat) -> dealt.put(Integer.valueOf(player), seat));
    return dealt;
  }

  /// Players at tables, who change places.
  private static final class Grouping {

    private final List<Integer> players;
    private final int[] table;
    private final int tables;
    private final DealHistory history;

    Grouping(List<Integer> players, int tables, DealHistory history) {
      this.players = players;
      this.tables = tables;
      this.history = history;
      this.table = new int[players.size()];
      for (int i = 0; i < table.length; i++) {
        table[i] = i % tables;
      }
    }

    private long square(int one, int other) {
      long met = history.met(players.get(one), players.get(other));
      return met * met;
    }

    /// {@return what a player has to do with those at a table, but for one}
    private long cost(int player, int at, int without) {
      long sum = 0;
      for (int other = 0; other < table.length; other++) {
        if (table[other] == at && other != player && other != without) {
          sum += square(player, other);
        }
      }
      return sum;
    }

    void improve() {
      boolean better = true;
      while (better) {
        better = false;
        for (int one = 0; one < table.length; one++) {
          for (int other = one + 1; other < table.length; other++) {
            better |= change(one, other);
          }
        }
      }
    }

    private boolean change(int one, int other) {
      int here = table[one];
      int there = table[other];
      if (here == there) {
        return false;
      }
      long before = cost(one, here, other) + cost(other, there, one);
      long after = cost(one, there, other) + cost(other, here, one);
      if (after >= before) {
        return false;
      }
      table[one] = there;
      table[other] = here;
      return true;
    }

    long cost() {
      long sum = 0;
      for (int one = 0; one < table.length; one++) {
        for (int other = one + 1; other < table.length; other++) {
          sum += table[one] == table[other] ? square(one, other) : 0;
        }
      }
      return sum;
    }

    List<List<Integer>> tables() {
      List<List<Integer>> all = new ArrayList<>();
      for (int at = 0; at < tables; at++) {
        List<Integer> group = new ArrayList<>();
        for (int player = 0; player < table.length; player++) {
          if (table[player] == at) {
            group.add(players.get(player));
          }
        }
        all.add(group);
      }
      return all;
    }
  }
}
