package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Picture;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Unit;

/// The arrows of orders on the map.
final class Arrows {

  private Arrows() {}

  static Picture.Arrow of(Order.Move order, Outcome outcome, boolean dislodged) {
    Picture.Fate fate =
        MoveReport.succeeded(outcome, dislodged) ? Picture.Fate.DONE : Picture.Fate.FAILED;
    String owner = order.unit().power();
    String at = order.unit().province();
    return switch (order) {
      case Order.Hold _ -> new Picture.Arrow(owner, Picture.Act.HOLD, at, at, at, fate);
      case Order.Advance(_, String to) ->
          new Picture.Arrow(owner, Picture.Act.MOVE, at, at, to, fate);
      case Order.SupportHold(_, Unit aided) ->
          new Picture.Arrow(
              owner, Picture.Act.SUPPORT_HOLD, at, aided.province(), aided.province(), fate);
      case Order.SupportAdvance(_, Unit aided, String to) ->
          new Picture.Arrow(owner, Picture.Act.SUPPORT_MOVE, at, aided.province(), to, fate);
    };
  }
}
