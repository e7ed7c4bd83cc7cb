package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

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
    List<CaseLine> found = new ArrayList<>();
    for (CaseLine line : lines) {
      if (line.raw().first().equals(keyword)) {
        found.add(line);
      }
    }
    return found;
  }

  /// {@return a line for each unit, sorted}
  static List<String> sorted(String keyword, Collection<Unit> units) {
    List<String> written = new ArrayList<>();
    for (Unit unit : units) {
      written.add(keyword + " " + unit);
    }
    Collections.sort(written);
    return written;
  }
}
