package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import java.util.Comparator;
import java.util.List;

/// Which units go first when a power does not say.
public final class Removals {

  private Removals() {}

  /// {@return the units of one power, the first to be removed first: farthest from the centres it
  /// owns, then by the name of the province}
  public static List<Unit> order(Board board, List<Unit> units, List<String> centres) {
    Comparator<Unit> nearest =
        Comparator.comparingInt(unit -> board.distance(unit.province(), centres));
    return units.stream()
        .sorted(nearest.reversed().thenComparing(unit -> name(board, unit.province())))
        .toList();
  }

  private static String name(Board board, String province) {
    return board.find(province).map(Province::name).orElse(province);
  }
}
