package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import java.util.List;

/// Elimination, victory and the reasons of the final standing.
public sealed interface EndFact extends Fact {

  /// Out of the game after the winter.
  ///
  /// @param centres their last centres, now nobody's
  record SeatEliminated(Seat seat, int year, List<NamedProvince> centres) implements EndFact {}

  /// Somebody holds enough centres.
  ///
  /// @param centres actual centres
  record VictoryWon(Seat seat, int year, int centres) implements EndFact {}

  /// Several seats reached the goal, or led when the game ended, with equal right.
  record VictoryShared(List<Seat> seats, int year, int centres) implements EndFact {}

  record SurvivorWon(Seat seat, int year) implements EndFact {}

  /// The last year is over.
  record EndYearReached(int year) implements EndFact {}

  /// No unit is left, and none can be built.
  record BoardEmptied(int year) implements EndFact {}

  /// After this winter the seat has no unit, and is out of the game.
  record LastWinter(Seat seat, int year) implements EndFact {}

  /// {@return why a game ends that nobody has won}
  ///
  /// @param stalled whether no unit is left and none can be built
  static EndFact unwon(int year, boolean stalled) {
    return stalled ? new BoardEmptied(year) : new EndYearReached(year);
  }

  /// Several seats had as many as victory needs and equally many: the game goes on.
  record VictoryTied(List<Seat> seats, int year, int centres) implements EndFact {}

  /// A reason of the standing: enough centres for victory.
  record HeldEnough(int centres) implements EndFact {}

  /// A reason of the standing: the last one not eliminated.
  record LastLeft() implements EndFact {}

  /// A reason of the standing: most centres when the game ended without a victory.
  record HeldMost(int centres) implements EndFact {}

  /// A reason of the standing: one of those who share a draw.
  record HeldInDraw(int centres) implements EndFact {}

  /// A reason of the standing: centres held at the end.
  record HeldAtEnd(int centres) implements EndFact {}

  /// A reason of the standing: eliminated in that winter.
  record OutSince(int year) implements EndFact {}
}
