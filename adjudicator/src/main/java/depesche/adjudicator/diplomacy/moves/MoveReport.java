package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.movement.Outcome;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Says how an order came out and why.
record MoveReport(MapIndex map, SequencedMap<String, Order.Move> moves) {

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

  /// @param by what dislodged the unit, if it is dislodged
  Fact fact(Unit unit, Outcome outcome, Optional<UnitAt> by) {
    Order.Move order = moves.get(unit.province());
    String owner = unit.power();
    if (order == null) {
      return by.<Fact>map(other -> new MovementFact.NoOrderBroken(owner, map.unit(unit), other))
          .orElseGet(() -> new MovementFact.NoOrderStood(owner, map.unit(unit)));
    }
    String text = order.text();
    return switch (outcome) {
      case Outcome.Held _ ->
          by.<Fact>map(other -> new MovementFact.HoldBroken(owner, text, other))
              .orElseGet(() -> new MovementFact.HoldStood(owner, text));
      case Outcome.Moved _ -> new MovementFact.MoveSucceeded(owner, text, target(order));
      case Outcome.Bounced(Unit rival, int strength, int against) ->
          bounced(order, rival, strength, against);
      case Outcome.Repelled(Unit rival, int strength, int against) ->
          bounced(order, rival, strength, against);
      case Outcome.Met(Unit rival, int strength, int against) ->
          bounced(order, rival, strength, against);
      case Outcome.Spared(Unit own) ->
          new MovementFact.MoveSpared(owner, text, target(order), map.unit(own));
      case Outcome.Given _ -> new MovementFact.SupportGiven(owner, text);
      case Outcome.Cut(Unit attacker) ->
          new MovementFact.SupportCut(owner, text, map.unit(attacker));
      case Outcome.NotMatched _ ->
          order instanceof Order.Convoy
              ? new MovementFact.ConvoyUnused(owner, text, instead(order))
              : new MovementFact.SupportUnused(owner, text, instead(order));
      case Outcome.Convoyed(List<Unit> fleets) ->
          new MovementFact.MoveConvoyed(owner, text, target(order), units(fleets));
      case Outcome.Disrupted(List<Unit> fallen) ->
          new MovementFact.ConvoyLost(owner, text, target(order), units(fallen));
      case Outcome.Paradox(List<Unit> fleets) ->
          new MovementFact.ConvoyParadox(owner, text, units(fleets));
      case Outcome.NoConvoy _ -> new MovementFact.ConvoyMissing(owner, text, target(order));
      case Outcome.ConvoyGiven _ -> new MovementFact.ConvoyGiven(owner, text);
      case Outcome.ConvoyBroken(Unit attacker) ->
          new MovementFact.ConvoyBroken(owner, text, map.unit(attacker));
      case Outcome.ConvoyParadox _ -> new MovementFact.ConvoyHeld(owner, text);
      case Outcome.Illegal _ -> new MovementFact.OrderVoid(owner, text);
    };
  }

  private List<UnitAt> units(List<Unit> units) {
    return units.stream().map(map::unit).toList();
  }

  private Fact bounced(Order.Move order, Unit by, int strength, int against) {
    MovementFact.Rival rival = new MovementFact.Rival(by.power(), orderAt(by), against);
    return new MovementFact.MoveBounced(
        order.unit().power(), order.text(), target(order), strength, List.of(rival));
  }

  private NamedProvince target(Order.Move order) {
    return switch (order) {
      case Order.Advance(_, String to, _, _) -> map.spot(to);
      case Order.Convoy(_, _, String to) -> map.spot(to);
      case Order.SupportAdvance(_, _, String to) -> map.spot(to);
      case Order.SupportHold(_, Unit aided) -> map.spot(aided.place());
      case Order.Hold(Unit unit) -> map.spot(unit.place());
    };
  }

  private String instead(Order.Move order) {
    return switch (order) {
      case Order.SupportHold(_, Unit aided) -> orderAt(aided);
      case Order.SupportAdvance(_, Unit aided, _) -> orderAt(aided);
      case Order.Hold(Unit unit) -> orderAt(unit);
      case Order.Advance(Unit unit, _, _, _) -> orderAt(unit);
      case Order.Convoy(_, Unit army, _) -> orderAt(army);
    };
  }

  private String orderAt(Unit unit) {
    Order.Move order = moves.get(unit.province());
    return order == null ? new Order.Hold(unit).text() : order.text();
  }
}
