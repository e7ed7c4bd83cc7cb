package depesche.adjudicator.cases;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Weights;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// What a case must know of the title it belongs to, with every ruling at its default.
///
/// @param id as in `VARIANT blood-and-iron`
/// @param foreign powers that neither build nor remove in winter
/// @param offset for a year, how many fewer units than centres a power may have
public record Variant(
    String id, Board board, Weights weights, List<String> foreign, IntUnaryOperator offset) {

  public Variant {
    foreign = List.copyOf(foreign);
  }
}
