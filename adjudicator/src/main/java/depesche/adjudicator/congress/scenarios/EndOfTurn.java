package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What the victory checks look at when a turn ends.
///
/// @param points before the bonuses of the scenario
/// @param french spaces that France controls
/// @param allied spaces that the Allies control
/// @param units by army
/// @param war1812 the War of 1812 marker: above 0 on the British side
/// @param warSince the turn in which Austria went to war; 0 if it has not
/// @param surrendered whether Napoleon has surrendered
public record EndOfTurn(
    int turn,
    SequencedMap<MajorPower, Integer> points,
    List<String> french,
    List<String> allied,
    SequencedMap<String, Integer> units,
    WarStatus war,
    int war1812,
    int warSince,
    boolean surrendered) {

  public EndOfTurn {
    points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
    french = List.copyOf(french);
    allied = List.copyOf(allied);
    units = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(units));
  }

  /// {@return the points of a power}
  public int of(MajorPower power) {
    return points.getOrDefault(power, 0);
  }

  /// {@return the highest points of an Allied Power}
  public int bestAllied() {
    return MajorPower.allies().stream().mapToInt(this::of).max().orElse(0);
  }

  /// {@return whether each Allied Power has more points than France}
  public boolean franceIsLast() {
    return MajorPower.allies().stream().allMatch(power -> of(power) > of(MajorPower.FRANCE));
  }

  /// {@return the same with other points}
  public EndOfTurn with(SequencedMap<MajorPower, Integer> others) {
    return new EndOfTurn(turn, others, french, allied, units, war, war1812, warSince, surrendered);
  }
}
