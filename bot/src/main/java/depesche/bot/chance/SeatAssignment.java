package depesche.bot.chance;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Who gets which seat: the wishes of all are met as well as they can be together. What counts is
/// the sum of the squares of the ranks, so that one bitter disappointment weighs more than several
/// small ones. Of several answers that are equally good, the first in a drawn order of the players
/// gets the better seat, then the second, and so on; of seats that are equal to a player, the one
/// that was drawn first. So order and wishes have one answer, which anybody can compute again.
public final class SeatAssignment {

  private final List<String> players;
  private final List<String> seats;
  private final int[][] cost;
  private final int[][] best;

  private SeatAssignment(
      List<String> players, List<String> seats, Map<String, List<List<String>>> wishes) {
    this.players = players;
    this.seats = seats;
    this.cost = new int[players.size()][seats.size()];
    for (int player = 0; player < players.size(); player++) {
      List<List<String>> list = wishes.getOrDefault(players.get(player), List.of());
      for (int seat = 0; seat < seats.size(); seat++) {
        int rank = rank(list, seats.get(seat));
        cost[player][seat] = rank * rank;
      }
    }
    this.best = new int[players.size() + 1][1 << seats.size()];
    for (int[] row : best) {
      Arrays.fill(row, -1);
    }
  }

  /// {@return how welcome a seat is: 1 for the best group; behind all groups for one not named}
  private static int rank(List<List<String>> groups, String seat) {
    int rank = 1;
    for (List<String> group : groups) {
      if (group.contains(seat)) {
        return rank;
      }
      rank++;
    }
    return rank;
  }

  /// {@return the seat of each player}
  ///
  /// @param players in the order drawn
  /// @param seats in the order drawn; as many
  /// @param wishes by player: groups of equally welcome seats, the best first; players who have
  ///   none are content with any seat
  public static SequencedMap<String, String> of(
      List<String> players, List<String> seats, Map<String, List<List<String>>> wishes) {
    return new SeatAssignment(players, seats, wishes).seats();
  }

  /// {@return the least that the players from this one on cost, when these seats are taken}
  private int best(int player, int taken) {
    if (player == players.size()) {
      return 0;
    }
    if (best[player][taken] < 0) {
      int least = Integer.MAX_VALUE;
      for (int seat = 0; seat < seats.size(); seat++) {
        if ((taken & 1 << seat) == 0) {
          least = Math.min(least, cost[player][seat] + best(player + 1, taken | 1 << seat));
        }
      }
      best[player][taken] = least;
    }
    return best[player][taken];
  }

  private SequencedMap<String, String> seats() {
    SequencedMap<String, String> answer = new LinkedHashMap<>();
    int taken = 0;
    for (int player = 0; player < players.size(); player++) {
      int chosen = -1;
      for (int seat = 0; seat < seats.size(); seat++) {
        boolean good =
            (taken & 1 << seat) == 0
                && cost[player][seat] + best(player + 1, taken | 1 << seat) == best(player, taken);
        if (good && (chosen < 0 || cost[player][seat] < cost[player][chosen])) {
          chosen = seat;
        }
      }
      taken |= 1 << chosen;
      answer.put(players.get(player), seats.get(chosen));
    }
    return answer;
  }
}
