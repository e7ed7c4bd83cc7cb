package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// How a game of Congress of Vienna has ended.
///
/// @param winners all Allied Powers if the Coalition has won; none in a draw
/// @param points with the bonuses of the scenario
public record CongressVictory(
    Cause cause,
    List<MajorPower> winners,
    SequencedMap<MajorPower, Integer> points,
    List<ScenarioBonus> bonuses) {

  /// Why somebody has won.
  public enum Cause {
    /// France leads with 80 points or more.
    SUDDEN_DEATH,
    /// France controls the spaces with which it wins, or a lone French player has lost one.
    SPACES,
    SURRENDER,
    POINTS
  }

  public CongressVictory {
    winners = List.copyOf(winners);
    points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
    bonuses = List.copyOf(bonuses);
  }

  CongressVictory withBonuses(List<ScenarioBonus> given) {
    return new CongressVictory(cause, winners, points, given);
  }
}
