package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import java.util.List;

/// Judges one movement phase.
public final class Movement {

  private Movement() {}

  /// {@return how every order came out}
  ///
  /// @param orders every unit on the board with its order, [Order.Hold] if it has none; the result
  ///   keeps their order
  /// @throws IllegalArgumentException if a unit stands nowhere or two in one province
  public static MoveResults judge(
      Board board, Rulebook rulebook, Weights weights, List<Ordered> orders) {
    Field field = new Field(board, weights, orders);
    return Verdicts.of(field, new Kernel(field).solve());
  }
}
