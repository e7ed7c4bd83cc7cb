package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;
import java.util.Arrays;

/// What the decisions of the [Kernel] leave on the board: who is dislodged by whom, and where those
/// may go.
final class Aftermath {

  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;
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

  Aftermath(BoardBits boardBits, Rulebook rulebook, OrderField orderField, Kernel kernel) {
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
    this.kernel = kernel;
    Arrays.fill(by, OrderField.NONE);
  }

  void settle() {
    dislodged = 0;
    for (long rest = kernel.succeeded; rest != 0; rest &= rest - 1) {
      int mover = OrderField.first(rest);
      int occupant = orderField.unitAt[orderField.target[mover]];
      if (occupant != OrderField.NONE && !OrderField.has(kernel.succeeded, occupant)) {
        dislodged |= 1L << occupant;
        by[occupant] = mover;
      }
    }
    if (dislodged != 0) {
      closeProvinces();
      for (long rest = dislodged; rest != 0; rest &= rest - 1) {
        retreat(OrderField.first(rest));
      }
    }
  }

  private void closeProvinces() {
    closedLow = 0;
    closedHigh = 0;
    long failed = orderField.movers & ~kernel.succeeded;
    for (long rest = kernel.succeeded; rest != 0; rest &= rest - 1) {
      close(orderField.target[OrderField.first(rest)]);
    }
    for (long rest = orderField.units & ~kernel.succeeded & ~dislodged;
        rest != 0;
        rest &= rest - 1) {
      close(orderField.at[OrderField.first(rest)]);
    }
    for (long rest = failed; rest != 0; rest &= rest - 1) {
      if (contests(OrderField.first(rest))) {
        close(orderField.target[OrderField.first(rest)]);
      }
    }
  }

  private void close(int province) {
    closedLow |= boardBits.within[2 * province];
    closedHigh |= boardBits.within[2 * province + 1];
  }

  /// {@return whether a move that failed had an effect on where it went: if nobody got there, there
  /// was a standoff}
  boolean contests(int mover) {
    int province = orderField.target[mover];
    int occupant = orderField.unitAt[province];
    return OrderField.has(orderField.arrivals[province], mover)
        && (occupant == OrderField.NONE || kernel.prevent(mover, occupant) != 0);
  }

  /// A dislodged unit may go where it could move, but not to where its attacker came from; unless
  /// that one came by convoy (DATC 4.A.5).
  private void retreat(int unit) {
    int row = orderField.row(unit);
    int attacker = by[unit];
    long low = boardBits.reach[2 * row] & ~closedLow;
    long high = boardBits.reach[2 * row + 1] & ~closedHigh;
    boolean bySea =
        OrderField.has(orderField.convoyed, attacker)
            && rulebook.retreat() == Rulebook.Retreat.ALLOWED;
    if (!bySea) {
      low &= ~boardBits.within[2 * orderField.at[attacker]];
      high &= ~boardBits.within[2 * orderField.at[attacker] + 1];
    }
    retreatLow[unit] = low;
    retreatHigh[unit] = high;
  }
}
