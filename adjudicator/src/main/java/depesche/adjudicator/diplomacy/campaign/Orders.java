package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.combat.Order;
import java.util.ArrayList;
import java.util.List;

/// All that one seat has decided for one demand.
///
/// @param orders at most one for each unit and each other question, in the order of the letters
public record Orders(List<Order> orders) {

  public Orders {
    orders = List.copyOf(orders);
  }

  /// {@return the orders of one kind}
  public <K extends Order> List<K> only(Class<K> kind) {
    List<K> only = new ArrayList<>();
    for (Order order : orders) {
      if (kind.isInstance(order)) {
        only.add(kind.cast(order));
      }
    }
    return only;
  }
}
