package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Picture;
import depesche.adjudicator.Picture.Act;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Unit;
import java.util.List;

/// The arrows of orders on the map.
final class Arrows {

  private Arrows() {}

  static Picture.Arrow of(Board board, Order.Move order, Outcome outcome, boolean dislodged) {
    Picture.Fate fate =
        MoveReport.succeeded(outcome, dislodged) ? Picture.Fate.DONE : Picture.Fate.FAILED;
    String owner = order.unit().power();
    String at = order.unit().place();
    return switch (order) {
      case Order.Hold _ -> new Picture.Arrow(owner, Act.HOLD, at, at, at, fate);
      case Order.Advance(_, String to, _) ->
          new Picture.Arrow(owner, Act.MOVE, at, at, to, way(board, order, outcome), fate);
      case Order.SupportHold(_, Unit aided) ->
          new Picture.Arrow(owner, Act.SUPPORT_HOLD, at, aided.place(), aided.place(), fate);
      case Order.SupportAdvance(_, Unit aided, String to) ->
          new Picture.Arrow(owner, Act.SUPPORT_MOVE, at, aided.place(), to, fate);
      case Order.Convoy(_, Unit army, String to) ->
          new Picture.Arrow(owner, Act.CONVOY, at, army.place(), to, fate);
    };
  }

  /// {@return the seas through which an army was carried}
  private static List<String> way(Board board, Order.Move order, Outcome outcome) {
    return order instanceof Order.Advance(Unit unit, String to, _)
            && outcome instanceof Outcome.Convoyed(List<Unit> by)
        ? new Crossing(board, by).path(unit.province(), to)
        : List.of();
  }
}
