package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import java.util.Comparator;
import java.util.List;

/// Which units go first when a power does not say.
public final class Removals {

  private Removals() {}

  /// {@return the units of one power, the first to be removed first: farthest from the centres it
  /// owns, over land and sea alike; then fleets before armies, then by the name of the province}
  ///
  /// DATC 4.D.8, as in the rulebook of 2023.
  public static List<Unit> order(Board board, List<Unit> units, List<String> centres) {
    Comparator<Unit> nearest =
        Comparator.comparingInt(unit -> board.distance(unit.province(), centres));
    return units.stream()
        .sorted(
            nearest
                .reversed()
                .thenComparing(unit -> unit.kind() != Kind.FLEET)
                .thenComparing(unit -> board.province(unit.place()).name()))
        .toList();
  }
}
