package depesche.bot.series;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// How many games a round has, and how many seats each: as many games as were asked for, or as can
/// be filled, with players shared out as evenly as possible.
///
/// @param sizes one a game; those that differ have one player more and come first
public record RoundShape(List<Integer> sizes) {

  public RoundShape {
    sizes = List.copyOf(sizes);
  }

  /// {@return the shape of a round}
  ///
  /// @param games at most so many
  /// @param fewest players a game takes
  /// @param most players a game takes
  public static RoundShape of(int players, int games, int fewest, int most) {
    int tables = Math.min(games, players / fewest);
    if (tables == 0) {
      return new RoundShape(List.of());
    }
    int seated = Math.min(players, tables * most);
    return new RoundShape(
        IntStream.range(0, tables)
            .mapToObj(table -> seated / tables + (table < seated % tables ? 1 : 0))
            .toList());
  }

  /// {@return how many players have a seat}
  public int seated() {
    return sizes.stream().mapToInt(Integer::intValue).sum();
  }

  /// {@return all seats, as `1 Austria`: a draw puts them into an order}
  ///
  /// @param names of the seats of a table; one that is not full has the first of them
  public List<String> places(List<String> names) {
    List<String> places = new ArrayList<>();
    for (int table = 0; table < sizes.size(); table++) {
      for (String seat : names.subList(0, sizes.get(table))) {
        places.add(place(table, seat));
      }
    }
    return places;
  }

  static String place(int table, String seat) {
    return (table + 1) + " " + seat;
  }

  /// {@return the seats of a table in the order drawn}
  List<String> drawn(int table, List<String> places) {
    String mark = place(table, "");
    return places.stream()
        .filter(place -> place.startsWith(mark))
        .map(place -> place.substring(mark.length()))
        .toList();
  }
}
