package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.OrderRulebook.Disorder;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.Comparator;
import java.util.List;

/// Which units go first when a power does not say.
public final class Removals {

  private Removals() {}

  /// {@return the units of one power, the first to be removed first: the farthest, of those as far
  /// fleets before armies, then by the name of the province}
  ///
  /// @param owned the centres it owns
  /// @param homes its home centres; empty if it has none
  public static List<Unit> order(
      Disorder disorder, Board board, List<Unit> units, List<String> owned, List<String> homes) {
    Comparator<Unit> nearest =
        Comparator.comparingInt(unit -> distance(disorder, board, unit, owned, homes));
    return units.stream()
        .sorted(
            nearest
                .reversed()
                .thenComparing(unit -> unit.unitKind() != UnitKind.FLEET)
                .thenComparing(unit -> board.province(unit.place()).name()))
        .toList();
  }

  /// {@return how far a unit stands from where it should stay (DATC 4.D.8)}
  private static int distance(
      Disorder disorder, Board board, Unit unit, List<String> owned, List<String> homes) {
    boolean sails = unit.unitKind() == UnitKind.FLEET;
    return switch (disorder) {
      case OWNED -> board.distance(unit.province(), owned);
      case HOME ->
          sails ? board.voyage(unit.place(), homes) : board.distance(unit.province(), homes);
    };
  }
}
