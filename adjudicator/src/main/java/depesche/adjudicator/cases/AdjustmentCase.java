package depesche.adjudicator.cases;

import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import java.util.ArrayList;
import java.util.List;

/// Judges a case of winter adjustments.
record AdjustmentCase(Case given, Position.Adjustments position) {

  List<String> judged() {
    Campaign winter = position.campaign();
    CaseLetters letters = new CaseLetters(given.variant(), position, given.lines());
    Campaign after =
        new AdjustmentPhase(given.variant().map(), new Chronicle())
            .judged(winter, letters.orders());
    List<String> lines = new ArrayList<>(given.head());
    for (CaseLine line : given.lines()) {
      Part part = letters.part(line);
      lines.add(line.with(part instanceof Part.Good ? Results.SUCCEEDS : Results.refused(part)));
    }
    // Whoever is gone without an order was removed by rule.
    List<Unit> removed = new ArrayList<>(winter.units());
    removed.removeAll(after.units());
    letters.only(Order.Remove.class).forEach(order -> removed.remove(order.unit()));
    lines.addAll(Case.sorted("AUTODISBAND", removed));
    lines.addAll(Case.sorted("FINAL", after.units()));
    lines.add("END");
    return lines;
  }
}
