package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import java.util.ArrayList;
import java.util.List;

/// Judges a case of winter adjustments.
record AdjustmentCase(Case given, DiplomacyPosition.Adjustments position) {

  List<String> judged() {
    SharedBoard winter = position.campaign();
    CaseLetters letters = new CaseLetters(given.variant(), position, given.lines());
    SharedBoard after =
        new AdjustmentPhase(given.variant().map(), new StepLog()).judged(winter, letters.orders());
    List<String> lines = new ArrayList<>(given.head());
    for (int i = 0; i < given.lines().size(); i++) {
      LinePart linePart = letters.part(i);
      lines.add(
          given
              .lines()
              .get(i)
              .with(
                  linePart instanceof LinePart.Good
                      ? ResultWords.SUCCEEDS
                      : ResultWords.refused(linePart)));
    }
    // A unit that is gone without an order was removed by rule.
    List<Unit> removed = new ArrayList<>(winter.units());
    removed.removeAll(after.units());
    letters.only(Order.Remove.class).forEach(order -> removed.remove(order.unit()));
    lines.addAll(Case.sorted("AUTODISBAND", removed));
    lines.addAll(Case.sorted("FINAL", after.units()));
    lines.add("END");
    return lines;
  }
}
