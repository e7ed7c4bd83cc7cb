package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.List;

/// The movement phases in a file of cases, for those who measure how fast they are judged.
///
/// @param phases in the order of the file
/// @param troubles what is wrong with the cases left out, by line
public record Phases(List<Phase> phases, List<CaseError> troubles) {

  public Phases {
    phases = List.copyOf(phases);
    troubles = List.copyOf(troubles);
  }

  /// Every unit of one phase with its order.
  ///
  /// @param houseRules by which it is judged
  public record Phase(Variant variant, HouseRules houseRules, List<Order.Move> orders) {

    public Phase {
      orders = List.copyOf(orders);
    }
  }
}
