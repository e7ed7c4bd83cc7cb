package depesche.adjudicator.cases;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.IntUnaryOperator;

/// What a case must know of the title it belongs to.
///
/// @param id as in `VARIANT blood-and-iron`
/// @param homes the centres where units are built, each with the power that builds there; empty if
///   a power builds in any centre it owns
/// @param foreign powers that neither build nor remove in winter
/// @param offset for a year, how many fewer units than centres a power may have
public record Variant(
    String id,
    Board board,
    Rulebook rulebook,
    Weights weights,
    SequencedMap<String, String> homes,
    List<String> foreign,
    IntUnaryOperator offset) {

  public Variant {
    homes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(homes));
    foreign = List.copyOf(foreign);
  }

  /// {@return the same title under other rules}
  Variant under(Rulebook other) {
    return new Variant(id, board, other, weights, homes, foreign, offset);
  }

  /// {@return the centres near which a power's units stay longest, if it does not say which to
  /// remove (DATC 4.D.8)}
  List<String> homes(String power) {
    return homes.keySet().stream().filter(centre -> power.equals(homes.get(centre))).toList();
  }

  /// {@return whether a power may build in this centre if it owns it}
  boolean builds(String power, String centre) {
    return homes.isEmpty() || power.equals(homes.get(centre));
  }
}
