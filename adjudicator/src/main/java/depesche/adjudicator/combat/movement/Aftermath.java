package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.rulebook.Rulebook;
import java.util.Arrays;

/// What the decisions of the [Kernel] leave on the board: who is dislodged by whom, and where those
/// may go.
final class Aftermath {

  private final Chart chart;
  private final Rulebook rulebook;
  private final Field field;
  private final Kernel kernel;

  /// Units that are dislodged.
  long dislodged;

  /// By unit, who dislodged it.
  final int[] by = new int[OrderSheet.LIMIT];

  /// By unit, the places it may retreat to, if it is dislodged.
  final long[] retreatLow = new long[OrderSheet.LIMIT];

  final long[] retreatHigh = new long[OrderSheet.LIMIT];

  /// The places no unit can retreat to: those occupied, and those left vacant by a standoff.
  private long closedLow;

  private long closedHigh;

  Aftermath(Chart chart, Rulebook rulebook, Field field, Kernel kernel) {
    this.chart = chart;
    this.rulebook = rulebook;
    this.field = field;
    this.kernel = kernel;
    Arrays.fill(by, Field.NONE);
  }

  void settle() {
    dislodged = 0;
    for (long rest = kernel.succeeded; rest != 0; rest &= rest - 1) {
      int mover = Field.first(rest);
      int occupant = field.unitAt[field.target[mover]];
      if (occupant != Field.NONE && !Field.has(kernel.succeeded, occupant)) {
        dislodged |= 1L << occupant;
        by[occupant] = mover;
      }
    }
    if (dislodged != 0) {
      closeProvinces();
      for (long rest = dislodged; rest != 0; rest &= rest - 1) {
        retreat(Field.first(rest));
      }
    }
  }

  private void closeProvinces() {
    closedLow = 0;
    closedHigh = 0;
    long failed = field.movers & ~kernel.succeeded;
    for (long rest = kernel.succeeded; rest != 0; rest &= rest - 1) {
      close(field.target[Field.first(rest)]);
    }
    for (long rest = field.units & ~kernel.succeeded & ~dislodged; rest != 0; rest &= rest - 1) {
      close(field.at[Field.first(rest)]);
    }
    for (long rest = failed; rest != 0; rest &= rest - 1) {
      if (contests(Field.first(rest))) {
        close(field.target[Field.first(rest)]);
      }
    }
  }

  private void close(int province) {
    closedLow |= chart.within[2 * province];
    closedHigh |= chart.within[2 * province + 1];
  }

  /// {@return whether a move that failed had an effect on where it went: if nobody got there, there
  /// was a standoff}
  boolean contests(int mover) {
    int province = field.target[mover];
    int occupant = field.unitAt[province];
    return Field.has(field.arrivals[province], mover)
        && (occupant == Field.NONE || kernel.prevent(mover, occupant) != 0);
  }

  /// A dislodged unit may go where it could move, but not to where its attacker came from; unless
  /// that one came by convoy (DATC 4.A.5).
  private void retreat(int unit) {
    int row = field.row(unit);
    int attacker = by[unit];
    long low = chart.reach[2 * row] & ~closedLow;
    long high = chart.reach[2 * row + 1] & ~closedHigh;
    boolean bySea =
        Field.has(field.convoyed, attacker) && rulebook.retreat() == Rulebook.Retreat.ALLOWED;
    if (!bySea) {
      low &= ~chart.within[2 * field.at[attacker]];
      high &= ~chart.within[2 * field.at[attacker] + 1];
    }
    retreatLow[unit] = low;
    retreatHigh[unit] = high;
  }
}
