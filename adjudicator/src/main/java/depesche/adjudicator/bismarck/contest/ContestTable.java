package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.table.DancePosition;

/// One table of a contest.
///
/// @param position as it lies now
/// @param since the step of the contest from which on letters count: what was written before has
///   been judged
/// @param idle how many deadlines have passed since its player last wrote
public record ContestTable(DancePosition position, int since, int idle) {

  /// {@return who sits there}
  public Seat seat() {
    return position.course().seat();
  }

  /// {@return whether its game is over}
  public boolean isOver() {
    return position instanceof DancePosition.Over;
  }
}
