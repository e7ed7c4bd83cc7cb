package depesche.bot.site;

import depesche.bot.ledger.turn.TurnRow;
import java.time.Instant;

/// What pages have to know of each step of a game, without its position.
///
/// @param begins the number of the step whose position it began with; 0 for setting up
/// @param isJudged whether letters were judged in it
/// @param phase that was judged; empty for setting up
/// @param sum over all of it that a page may show
record StepSum(int turn, int begins, boolean isJudged, String phase, Instant judged, String sum) {

  static StepSum of(TurnRow row) {
    String sum =
        new Made()
            .of(row.turn, row.kind, row.position, row.published, row.edits, row.reason, row.absent)
            .sum();
    return new StepSum(row.turn, row.begins(), row.isJudged(), row.phase, row.judged, sum);
  }
}
