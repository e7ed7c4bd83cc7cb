package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;

/// An order as a fact that a receipt can say.
final class Meaning {

  private Meaning() {}

  static Fact of(Atlas map, Order order) {
    String text = order.text();
    return switch (order) {
      case Order.Hold(Army unit) -> new OrderFact.HoldOrdered(text, map.unit(unit));
      case Order.Advance(Army unit, String to) ->
          new OrderFact.MoveOrdered(text, map.unit(unit), map.spot(to));
      case Order.SupportHold(Army unit, Army aided) ->
          new OrderFact.SupportHoldOrdered(text, map.unit(unit), map.unit(aided));
      case Order.SupportAdvance(Army unit, Army aided, String to) ->
          new OrderFact.SupportMoveOrdered(text, map.unit(unit), map.unit(aided), map.spot(to));
      case Order.Vote(String power, _) -> new OrderFact.BallotCast(text, power);
      case Order.Pass(String power) -> new OrderFact.BallotPassed(text, power);
      case Order.RetreatVote(String power, var places) ->
          new OrderFact.RetreatBallotCast(text, power, places.stream().map(map::spot).toList());
      case Order.Retreat(Army unit, String to) ->
          new OrderFact.RetreatOrdered(text, map.unit(unit), map.spot(to));
      case Order.Disband(Army unit) -> new OrderFact.DisbandOrdered(text, map.unit(unit));
      case Order.Build(String at) -> new OrderFact.BuildOrdered(text, map.spot(at));
      case Order.Remove(Army unit) -> new OrderFact.RemovalOrdered(text, map.unit(unit));
      case Order.Waive _ -> new OrderFact.WaiveOrdered(text);
    };
  }
}
