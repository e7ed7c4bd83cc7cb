package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceStage;

/// Where the rules stop, in the middle of whatever they were doing: nothing behind it is done. The
/// way there is gone again when the answer is there, so nothing is lost; an exception is the one
/// thing that leaves any depth of cards that cause cards.
final class DanceStop extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /// Why they stop.
  sealed interface Where {

    /// The player may act, and nothing more is on file.
    record Waiting(DanceStage stage) implements Where {}

    record Asking(DanceQuestion question) implements Where {}

    record Ended(DanceEnd end) implements Where {}

    /// Chance would have to decide, or something hidden be seen, while a letter is only read.
    record Beyond() implements Where {}
  }

  private final transient Where where;

  DanceStop(Where where) {
    super(where.toString(), null, false, false);
    this.where = where;
  }

  Where where() {
    return where;
  }
}
