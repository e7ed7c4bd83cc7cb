package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.MapIndex;

/// An order as a fact that a receipt can say.
public final class OrderMeaning {

  private OrderMeaning() {}

  public static Fact of(MapIndex map, Order order) {
    String text = order.text();
    return switch (order) {
      case Order.Hold(Unit unit) -> new OrderFact.HoldOrdered(text, map.unit(unit));
      case Order.Advance(Unit unit, String to, _, _) ->
          new OrderFact.MoveOrdered(text, map.unit(unit), map.spot(to));
      case Order.Convoy(Unit unit, Unit army, String to) ->
          new OrderFact.ConvoyOrdered(text, map.unit(unit), map.unit(army), map.spot(to));
      case Order.SupportHold(Unit unit, Unit aided) ->
          new OrderFact.SupportHoldOrdered(text, map.unit(unit), map.unit(aided));
      case Order.SupportAdvance(Unit unit, Unit aided, String to) ->
          new OrderFact.SupportMoveOrdered(text, map.unit(unit), map.unit(aided), map.spot(to));
      case Order.Retreat(Unit unit, String to) ->
          new OrderFact.RetreatOrdered(text, map.unit(unit), map.spot(to));
      case Order.Disband(Unit unit) -> new OrderFact.DisbandOrdered(text, map.unit(unit));
      case Order.Build(_, String at) -> new OrderFact.BuildOrdered(text, map.spot(at));
      case Order.Remove(Unit unit) -> new OrderFact.RemovalOrdered(text, map.unit(unit));
      case Order.Extra extra -> extra.meaning();
      case Order.Waive _ -> new OrderFact.WaiveOrdered(text);
    };
  }
}
