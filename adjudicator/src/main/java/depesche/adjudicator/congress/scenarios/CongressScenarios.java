package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.MajorPower;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// All that the scenario file says.
///
/// @param fronts their spaces, from the Allied end to Paris
/// @param issues in the order of the display
/// @param twoPlayerPoints points at the start for two players, where they differ, by scenario
/// @param introPoints of the introductory solitaire scenario (18.4.2)
/// @param introHands of the same
public record CongressScenarios(
    List<FrontSpaces> fronts,
    List<CongressIssue> issues,
    List<CongressScenario> scenarios,
    SequencedMap<String, SequencedMap<MajorPower, Integer>> twoPlayerPoints,
    SequencedMap<MajorPower, Integer> introPoints,
    SequencedMap<MajorPower, Integer> introHands) {

  public CongressScenarios {
    fronts = List.copyOf(fronts);
    issues = List.copyOf(issues);
    scenarios = List.copyOf(scenarios);
    twoPlayerPoints = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(twoPlayerPoints));
    introPoints = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(introPoints));
    introHands = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(introHands));
  }

  /// {@return the scenario with this id}
  public Optional<CongressScenario> find(String id) {
    return scenarios.stream().filter(one -> one.id().equals(id)).findFirst();
  }

  /// {@return the introductory scenario (18.4), which begins as another}
  public CongressScenario intro() {
    return scenarios.getFirst().introductory(introPoints, introHands);
  }

  /// {@return the scenario as two players start it (18.2.5)}
  public Optional<CongressScenario> forTwo(String id) {
    return find(id)
        .map(one -> Optional.ofNullable(twoPlayerPoints.get(id)).map(one::starting).orElse(one));
  }
}
