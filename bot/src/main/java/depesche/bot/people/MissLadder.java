package depesche.bot.people;

import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredSeat;

/// What follows when a seat misses a turn.
///
/// A turn is missed by a seat that was asked something and has nothing on file when the letters are
/// sealed. A seat that was asked nothing misses nothing, and units that are ordered to hold are
/// orders. Only turns to be talked over count against anybody: a retreat that was not sent costs
/// nobody else anything.
///
/// Before that stand the rungs that keep it from happening: the reminder, the last notice, standing
/// orders, which are on file, the time of grace and a stand-in. Then, in this order: a miss that
/// the budget of the game excuses, a miss that counts, and after so many in a row what the table
/// has chosen.
public enum MissLadder {
  EXCUSED,
  COUNTED,
  ABANDONED,
  DISORDERED,
  /// The game waits for its master's word.
  PAUSED;

  /// {@return the rung to which one more miss leads}
  public static MissLadder next(TableRules rules, StoredSeat seat) {
    if (seat.excused() < rules.excused()) {
      return EXCUSED;
    }
    if (seat.missed() + 1 < rules.patience()) {
      return COUNTED;
    }
    return switch (rules.missing()) {
      case ABANDON -> ABANDONED;
      case DISORDER -> DISORDERED;
      case PAUSE -> PAUSED;
    };
  }

  /// Writes down in the seat that it missed a turn.
  ///
  /// @return the rung it has come to
  public static MissLadder climb(TableRules rules, StoredSeat seat) {
    MissLadder rung = next(rules, seat);
    switch (rung) {
      case EXCUSED -> seat.excuse(1);
      case COUNTED, PAUSED -> seat.miss();
      case ABANDONED -> seat.miss(SeatState.ABANDONED);
      case DISORDERED -> seat.miss(SeatState.DISORDER);
    }
    return rung;
  }
}
