package depesche.bot.clock;

import depesche.adjudicator.Fact;
import java.time.Instant;

/// When a turn is judged at the earliest, and what would count if it were judged now, as one reader
/// may know it.
public sealed interface TurnTiming extends Fact {

  /// As soon as everybody's orders are in and nobody waits.
  ///
  /// @param delay for which the last order can still be changed; empty for none
  record JudgedWhenAllIn(String delay) implements TurnTiming {}

  /// As soon as nothing is missing in the reader's own orders: no seat waits for another.
  ///
  /// @param delay for which the orders can still be changed; empty for none
  record JudgedAlone(String delay) implements TurnTiming {}

  /// The same, for somebody without a seat.
  record TablesApart() implements TurnTiming {}

  /// The deadline is that of others: no seat waits for another, and nothing is asked of the reader.
  record NothingOfYours() implements TurnTiming {}

  /// As soon as everybody's orders are in, and not without them: the rules cannot go on.
  ///
  /// @param delay for which the last order can still be changed; empty for none
  record JudgedWhenAnswered(String delay) implements TurnTiming {}

  /// Never before the deadline, in this game.
  record JudgedAtDeadline() implements TurnTiming {}

  /// Not before the deadline, because the reader said so.
  record YouWait() implements TurnTiming {}

  /// Not before the deadline, because in this game everybody waits who has not said otherwise.
  record YouWaitAsUsual() implements TurnTiming {}

  /// Not before the deadline, because the reader's own orders are provisional by their words.
  ///
  /// @param backup whether they are meant for the case that nothing newer comes
  record OrdersUnsettled(boolean backup) implements TurnTiming {}

  /// All orders are in, nobody waits, and nobody has changed anything for a while.
  record JudgedSoon(Instant at) implements TurnTiming {}

  /// Latecomers have a while more.
  record GraceFollows(String time) implements TurnTiming {}

  /// The deadline is past.
  record GraceRuns() implements TurnTiming {}

  /// The orders on file would count.
  ///
  /// @param some whether there are any
  /// @param complete whether nothing is missing
  /// @param waits whether the rules cannot go on without the reader
  record IfJudgedNow(boolean some, boolean complete, boolean waits) implements TurnTiming {}
}
