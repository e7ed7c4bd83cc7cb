package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What a line of a letter means, and what is on file. `order` is always the order in canonical
/// notation, such as `A BER - MUN`.
public sealed interface OrderFact extends Fact {

  /// {@return the order in canonical notation; empty if it says more or less than one}
  default String order() {
    return "";
  }

  record HoldOrdered(String order, UnitAt unit) implements OrderFact {}

  record MoveOrdered(String order, UnitAt unit, NamedProvince to) implements OrderFact {}

  record SupportHoldOrdered(String order, UnitAt unit, UnitAt aided) implements OrderFact {}

  record SupportMoveOrdered(String order, UnitAt unit, UnitAt aided, NamedProvince to)
      implements OrderFact {}

  record ConvoyOrdered(String order, UnitAt unit, UnitAt army, NamedProvince to)
      implements OrderFact {}

  record RetreatOrdered(String order, UnitAt unit, NamedProvince to) implements OrderFact {}

  /// A dislodged unit that should not retreat.
  record DisbandOrdered(String order, UnitAt unit) implements OrderFact {}

  record BuildOrdered(String order, NamedProvince at) implements OrderFact {}

  record RemovalOrdered(String order, UnitAt unit) implements OrderFact {}

  /// One build left unused on purpose.
  record WaiveOrdered(String order) implements OrderFact {}

  /// Understood now, read again if the unit is dislodged.
  record KeptForRetreats(String order) implements OrderFact {}

  /// Understood now, read again in winter.
  record KeptForWinter(String order) implements OrderFact {}

  /// {@return what is said of an order that waits for its question}
  static OrderFact kept(Order order) {
    return order.question() == Order.Question.RETREATS
        ? new KeptForRetreats(order.text())
        : new KeptForWinter(order.text());
  }

  /// Several orders on one line; the parts are facts themselves, to be said one after the other.
  record Several(List<Fact> parts) implements OrderFact {

    public Several {
      parts = List.copyOf(parts);
    }

    @Override
    public List<Integer> contradicted() {
      return parts.stream().flatMap(part -> part.contradicted().stream()).toList();
    }
  }
}
