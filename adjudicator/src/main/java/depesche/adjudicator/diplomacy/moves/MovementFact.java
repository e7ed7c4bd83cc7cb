package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.OrderNews;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// The result of an order in a movement phase, one for every unit, and of dislodgements.
public sealed interface MovementFact extends OrderNews {

  record MoveSucceeded(String owner, String order, NamedProvince to) implements MovementFact {}

  /// The move met as much strength as its own, or more.
  ///
  /// @param strength of the attack
  /// @param against what it met, strongest first
  record MoveBounced(
      String owner, String order, NamedProvince to, int strength, List<Rival> against)
      implements MovementFact {}

  /// The unit that would have been dislodged is of the same owner, or only with their own help.
  record MoveSpared(String owner, String order, NamedProvince to, UnitAt own)
      implements MovementFact {}

  record HoldStood(String owner, String order) implements MovementFact {}

  /// The unit was told to hold and is dislodged.
  record HoldBroken(String owner, String order, UnitAt by) implements MovementFact {}

  /// The unit had no order and stood.
  record NoOrderStood(String owner, UnitAt unit) implements MovementFact {}

  /// The unit had no order and is dislodged.
  record NoOrderBroken(String owner, UnitAt unit, UnitAt by) implements MovementFact {}

  record SupportGiven(String owner, String order) implements MovementFact {}

  record SupportCut(String owner, String order, UnitAt by) implements MovementFact {}

  /// The supported unit did something else.
  ///
  /// @param instead its order
  record SupportUnused(String owner, String order, String instead) implements MovementFact {}

  /// The army was carried.
  ///
  /// @param by the fleets that carried it; all that could have, if there was more than one route
  record MoveConvoyed(String owner, String order, NamedProvince to, List<UnitAt> by)
      implements MovementFact {}

  /// The army stayed, for its convoy broke.
  ///
  /// @param fallen the convoying fleets that were dislodged
  record ConvoyLost(String owner, String order, NamedProvince to, List<UnitAt> fallen)
      implements MovementFact {}

  /// The army stayed, for its landing would have decided whether its own convoy stands.
  record ConvoyParadox(String owner, String order, List<UnitAt> fleets) implements MovementFact {}

  /// The army stayed, for the fleets on its way were not told to carry it.
  record ConvoyMissing(String owner, String order, NamedProvince to) implements MovementFact {}

  record ConvoyGiven(String owner, String order) implements MovementFact {}

  /// The convoying fleet was dislodged.
  record ConvoyBroken(String owner, String order, UnitAt by) implements MovementFact {}

  /// The fleet held, for its convoy was part of a paradox.
  record ConvoyHeld(String owner, String order) implements MovementFact {}

  /// The army did something else.
  ///
  /// @param instead its order
  record ConvoyUnused(String owner, String order, String instead) implements MovementFact {}

  /// The order could not be carried out by these rules, and the unit held.
  record OrderVoid(String owner, String order) implements MovementFact {}

  /// A unit driven out of its province.
  ///
  /// @param retreats where it may go
  record Dislodged(UnitAt unit, UnitAt by, List<NamedProvince> retreats) implements MovementFact {}

  /// Dislodged with nowhere to go.
  record Destroyed(UnitAt unit, UnitAt by) implements MovementFact {}

  /// What stood against a move.
  ///
  /// @param order what the rival did, such as `A POS - BER`
  record Rival(String owner, String order, int strength) {}

  @Override
  default List<OrderNews.Judged> orders() {
    return List.of(
        switch (this) {
          case MoveSucceeded one -> new OrderNews.Judged(one.owner(), one.order(), "succeeds");
          case MoveConvoyed one -> new OrderNews.Judged(one.owner(), one.order(), "succeeds");
          case MoveBounced one -> new OrderNews.Judged(one.owner(), one.order(), "fails");
          case MoveSpared one -> new OrderNews.Judged(one.owner(), one.order(), "fails");
          case ConvoyLost one -> new OrderNews.Judged(one.owner(), one.order(), "fails");
          case ConvoyParadox one -> new OrderNews.Judged(one.owner(), one.order(), "fails");
          case HoldStood one -> new OrderNews.Judged(one.owner(), one.order(), "stands");
          case HoldBroken one -> new OrderNews.Judged(one.owner(), one.order(), "stands");
          case NoOrderStood one -> new OrderNews.Judged(one.owner(), one.unit().text(), "stands");
          case NoOrderBroken one -> new OrderNews.Judged(one.owner(), one.unit().text(), "stands");
          case SupportGiven one -> new OrderNews.Judged(one.owner(), one.order(), "given");
          case SupportCut one -> new OrderNews.Judged(one.owner(), one.order(), "cut");
          case ConvoyGiven one -> new OrderNews.Judged(one.owner(), one.order(), "available");
          case ConvoyBroken one -> new OrderNews.Judged(one.owner(), one.order(), "disrupted");
          case ConvoyHeld one -> new OrderNews.Judged(one.owner(), one.order(), "disrupted");
          case SupportUnused one -> new OrderNews.Judged(one.owner(), one.order(), "invalid");
          case ConvoyUnused one -> new OrderNews.Judged(one.owner(), one.order(), "invalid");
          case ConvoyMissing one -> new OrderNews.Judged(one.owner(), one.order(), "invalid");
          case OrderVoid one -> new OrderNews.Judged(one.owner(), one.order(), "illegal");
          case Dislodged one ->
              new OrderNews.Judged(one.unit().owner(), one.unit().text(), "dislodged");
          case Destroyed one ->
              new OrderNews.Judged(one.unit().owner(), one.unit().text(), "destroyed");
        });
  }
}
