package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.movement.Outcome;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import java.util.List;

/// The arrows of orders on the map.
record Arrows(MapIndex map) {

  MapPicture.Arrow of(Order.Move order, Outcome outcome, boolean dislodged) {
    MapPicture.Fate fate =
        MoveReport.succeeded(outcome, dislodged) ? MapPicture.Fate.DONE : MapPicture.Fate.FAILED;
    String owner = order.unit().power();
    String at = order.unit().place();
    MapPicture.Arrow arrow =
        switch (order) {
          case Order.Hold _ -> new MapPicture.Arrow(owner, Act.HOLD, at, at, at, fate);
          case Order.Advance(_, String to, _, _) ->
              new MapPicture.Arrow(owner, Act.MOVE, at, at, to, way(order, outcome), fate);
          case Order.SupportHold(_, Unit aided) ->
              new MapPicture.Arrow(owner, Act.SUPPORT_HOLD, at, aided.place(), aided.place(), fate);
          case Order.SupportAdvance(_, Unit aided, String to) ->
              new MapPicture.Arrow(owner, Act.SUPPORT_MOVE, at, aided.place(), to, fate);
          case Order.Convoy(_, Unit army, String to) ->
              new MapPicture.Arrow(owner, Act.CONVOY, at, army.place(), to, fate);
        };
    return arrow.by(new MapPicture.Written(owner, order.text(), ""));
  }

  /// {@return the seas through which an army was carried}
  private List<String> way(Order.Move order, Outcome outcome) {
    return order instanceof Order.Advance(Unit unit, String to, _, _)
            && outcome instanceof Outcome.Convoyed(List<Unit> by)
        ? map.crossing(by).path(unit.province(), to)
        : List.of();
  }
}
