package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// The places at the end of a table. The first place is for those who have won, and for nobody
/// else: where nobody at the table has won, the best of them is second.
public final class TableStanding {

  private TableStanding() {}

  /// {@return the winners first, and the others by points; seats with as many share the place}
  public static List<TablePlace> won(
      SequencedMap<Seat, Integer> points, Collection<Seat> winners, String reason) {
    List<TablePlace> places = new ArrayList<>();
    points.forEach(
        (seat, own) -> {
          long better =
              points.entrySet().stream()
                  .filter(other -> !winners.contains(other.getKey()) && other.getValue() > own)
                  .count();
          int rank = winners.contains(seat) ? 1 : 1 + Math.max(1, winners.size()) + (int) better;
          places.add(new TablePlace(rank, seat, own, new TextValue(reason)));
        });
    places.sort(
        Comparator.comparingInt(TablePlace::rank)
            .thenComparing(Comparator.comparingInt(TablePlace::points).reversed()));
    return places;
  }

  /// {@return all by points: the most points win}
  public static List<TablePlace> byPoints(SequencedMap<Seat, Integer> points, String reason) {
    int most = points.values().stream().mapToInt(own -> own).max().orElse(0);
    List<Seat> best =
        points.entrySet().stream()
            .filter(one -> one.getValue() == most)
            .map(Map.Entry::getKey)
            .toList();
    return won(points, best, reason);
  }

  /// {@return those who take part in something that nobody has won: all have the same place}
  public static List<TablePlace> unwon(List<Seat> seats, String reason) {
    return seats.stream().map(seat -> new TablePlace(2, seat, 0, new TextValue(reason))).toList();
  }
}
