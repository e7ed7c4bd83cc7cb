package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.List;

/// Victory points that a scenario adds at its end.
///
/// @param least the number that is needed, or the turn
/// @param names of the armies or the space it is about
public record ScenarioBonus(
    MajorPower power, int points, Condition condition, int least, List<String> names) {

  /// What a bonus is given for.
  public enum Condition {
    /// The War of 1812 marker is so far on the British side.
    WAR_OF_1812,
    /// So many units are in these armies together.
    UNITS,
    /// Austria was still at peace at the end of the Diplomacy Phase of a turn.
    AUSTRIA_AT_PEACE,
    FRENCH_SPACE,
    ALLIED_SPACE
  }

  public ScenarioBonus {
    names = List.copyOf(names);
  }
}
