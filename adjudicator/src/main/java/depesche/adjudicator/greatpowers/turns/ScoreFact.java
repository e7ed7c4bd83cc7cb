package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// Score Phase: the six awards, in printed order.
public sealed interface ScoreFact extends Fact {

  /// The highest level is rewarded.
  ///
  /// @param changes the victory points and what else the award gives at once
  record AwardWon(Seat seat, Token trait, int level, List<Change> changes) implements ScoreFact {}

  /// Several have the highest level, so nobody has the award.
  record AwardTied(Token trait, int level, List<Seat> seats) implements ScoreFact {}

  /// The navy leader's theft.
  ///
  /// @param moved 1, or 0 if there was none to take
  record ColonyStolen(Seat seat, Seat from, int moved) implements ScoreFact {}

  record TheftForgone(Seat seat) implements ScoreFact {}

  record TheftAwaited(Seat seat) implements ScoreFact {}

  /// The colony leader draws; what, only they know.
  record CardsDrawn(Seat seat, int count) implements ScoreFact {}

  /// The cards drawn, for those who may see them.
  record CardsSeen(Seat seat, List<CardFace> cards) implements ScoreFact {}

  /// One of the cards drawn is resolved; then everybody sees it.
  record CardKept(Seat seat, CardFace card, List<Seat> targets, List<Change> changes)
      implements ScoreFact {}

  /// None of the cards drawn is resolved.
  record NothingKept(Seat seat) implements ScoreFact {}

  record KeepAwaited(Seat seat) implements ScoreFact {}
}
