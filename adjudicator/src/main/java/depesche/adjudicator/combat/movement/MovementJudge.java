package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;
import java.util.List;

/// Judges movement phases on one board. Safe to share.
public final class MovementJudge {

  private final Board board;
  private final BoardBits boardBits;

  /// All that depends on the board alone is worked out once.
  public MovementJudge(Board board) {
    this.board = board;
    this.boardBits = new BoardBits(board);
  }

  /// {@return how every order came out}
  ///
  /// @param orders one for every unit on the board, [Order.Hold] if it has none; the result keeps
  ///   their order
  /// @throws IllegalArgumentException if there are more than [OrderSheet#LIMIT] units, if one
  ///   stands nowhere or two in one province
  public MoveResults judge(Rulebook rulebook, Weights weights, List<? extends Order.Move> orders) {
    Judge judge = new Judge(boardBits, rulebook, weights);
    judge.judge(OrderSheet.of(board, orders));
    return new Outcomes(board, judge, orders).results();
  }
}
