package depesche.adjudicator.cases;

import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// One case, understood.
///
/// @param head the lines to repeat unchanged: `CASE` to the last `UNIT`
/// @param lines the orders, retreats, builds and so on, in their order
record Case(
    Variant variant, DiplomacyPosition diplomacyPosition, List<String> head, List<CaseLine> lines) {

  Case {
    head = List.copyOf(head);
    lines = List.copyOf(lines);
  }

  /// {@return the lines that begin so}
  List<CaseLine> lines(String keyword) {
    return lines.stream().filter(line -> line.raw().first().equals(keyword)).toList();
  }

  /// {@return the power's own unit on the board that a line tells what to do}
  Optional<Unit> unit(CaseLine line) {
    return diplomacyPosition
        .campaign()
        .unitAt(line.province())
        .filter(unit -> unit.power().equals(line.power()));
  }

  /// {@return a line for each unit, sorted}
  static List<String> sorted(String keyword, Collection<Unit> units) {
    return units.stream().map(unit -> keyword + " " + unit).sorted().toList();
  }
}
