package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.rulebook.Rulebook;
import depesche.adjudicator.combat.rulebook.Weights;
import java.util.List;

/// Judges one movement phase.
public final class MovementJudge {

  private MovementJudge() {}

  /// {@return how every order came out}
  ///
  /// @param orders one for every unit on the board, [Order.Hold] if it has none; the result keeps
  ///   their order
  /// @throws IllegalArgumentException if there are more than [OrderSheet#LIMIT] units, if one
  ///   stands nowhere or two in one province
  public static MoveResults judge(
      Board board, Rulebook rulebook, Weights weights, List<? extends Order.Move> orders) {
    Judge judge = new Judge(board, rulebook, weights);
    judge.judge(OrderSheet.of(board, orders));
    return new Outcomes(board, judge, orders).results();
  }
}
