package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Unit;
import java.util.List;
import java.util.SequencedMap;

/// Says how an order came out and why.
record MoveReport(Atlas map, SequencedMap<String, Order.Move> moves) {

  /// {@return whether an order came about}
  static boolean succeeded(Outcome outcome, boolean dislodged) {
    return switch (outcome) {
      case Outcome.Moved _, Outcome.Convoyed _, Outcome.Given _, Outcome.ConvoyGiven _ -> true;
      case Outcome.Held _ -> !dislodged;
      case Outcome.Bounced _,
          Outcome.Repelled _,
          Outcome.Met _,
          Outcome.Spared _,
          Outcome.Cut _,
          Outcome.NotMatched _,
          Outcome.Disrupted _,
          Outcome.Paradox _,
          Outcome.NoConvoy _,
          Outcome.ConvoyBroken _,
          Outcome.ConvoyParadox _,
          Outcome.Illegal _ ->
          false;
    };
  }

  Fact fact(Army army, Outcome outcome) {
    Order.Move order = moves.get(army.at());
    if (order == null) {
      return new MovementFact.NoOrderStood(army.owner(), map.unit(army));
    }
    String owner = army.owner();
    String text = order.text();
    return switch (outcome) {
      case Outcome.Held _ -> new MovementFact.HoldStood(owner, text);
      case Outcome.Moved _ -> new MovementFact.MoveSucceeded(owner, text, target(order));
      case Outcome.Bounced(Unit by, int strength, int against) ->
          bounced(order, by, strength, against);
      case Outcome.Repelled(Unit by, int strength, int against) ->
          bounced(order, by, strength, against);
      case Outcome.Met(Unit by, int strength, int against) -> bounced(order, by, strength, against);
      case Outcome.Spared(Unit own) ->
          new MovementFact.MoveSpared(owner, text, target(order), map.unit(Units.army(own)));
      case Outcome.Given _ -> new MovementFact.SupportGiven(owner, text);
      case Outcome.Cut(Unit by) ->
          new MovementFact.SupportCut(owner, text, map.unit(Units.army(by)));
      case Outcome.NotMatched _ -> new MovementFact.SupportUnused(owner, text, instead(order));
      case Outcome.Convoyed _,
          Outcome.Disrupted _,
          Outcome.Paradox _,
          Outcome.NoConvoy _,
          Outcome.ConvoyGiven _,
          Outcome.ConvoyBroken _,
          Outcome.ConvoyParadox _ ->
          throw new IllegalStateException("a convoy on a board without water: " + outcome);
      case Outcome.Illegal(Outcome.Reason reason) ->
          throw new IllegalStateException("an illegal order was read: " + reason);
    };
  }

  private Fact bounced(Order.Move order, Unit by, int strength, int against) {
    MovementFact.Rival rival = new MovementFact.Rival(by.power(), orderAt(Units.army(by)), against);
    return new MovementFact.MoveBounced(
        order.unit().owner(), order.text(), target(order), strength, List.of(rival));
  }

  private Spot target(Order.Move order) {
    return switch (order) {
      case Order.Advance(_, String to) -> map.spot(to);
      case Order.SupportAdvance(_, _, String to) -> map.spot(to);
      case Order.SupportHold(_, Army aided) -> map.spot(aided.at());
      case Order.Hold(Army unit) -> map.spot(unit.at());
    };
  }

  private String instead(Order.Move order) {
    return switch (order) {
      case Order.SupportHold(_, Army aided) -> orderAt(aided);
      case Order.SupportAdvance(_, Army aided, _) -> orderAt(aided);
      case Order.Hold(Army unit) -> orderAt(unit);
      case Order.Advance(Army unit, _) -> orderAt(unit);
    };
  }

  private String orderAt(Army army) {
    Order.Move order = moves.get(army.at());
    return order == null ? new Order.Hold(army).text() : order.text();
  }
}
