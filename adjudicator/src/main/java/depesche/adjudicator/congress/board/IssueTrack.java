package depesche.adjudicator.congress.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// All issues with the spaces they are on.
///
/// @param spaces by the name of the issue, in the order of the display
public record IssueTrack(SequencedMap<String, IssueSpace> spaces) {

  public IssueTrack {
    spaces = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(spaces));
  }

  /// {@return the issues, all on the display}
  public static IssueTrack of(List<String> issues) {
    SequencedMap<String, IssueSpace> spaces = new LinkedHashMap<>();
    issues.forEach(issue -> spaces.put(issue, new IssueSpace.OnDisplay()));
    return new IssueTrack(spaces);
  }

  /// {@return where an issue is, if it is in the game}
  public Optional<IssueSpace> find(String issue) {
    return Optional.ofNullable(spaces.get(issue));
  }

  /// {@return the track with an issue on another space}
  public IssueTrack with(String issue, IssueSpace space) {
    SequencedMap<String, IssueSpace> changed = new LinkedHashMap<>(spaces);
    changed.put(issue, space);
    return new IssueTrack(changed);
  }

  /// {@return the issues on the track of a power}
  public List<String> held(MajorPower power) {
    return on(space -> space.holder().filter(power::equals).isPresent());
  }

  /// {@return the issues that nobody has selected}
  public List<String> displayed() {
    return on(IssueSpace.OnDisplay.class::isInstance);
  }

  /// {@return the issues that can be negotiated}
  public List<String> negotiable() {
    return on(space -> !(space instanceof IssueSpace.OnDisplay) && !space.isSecured());
  }

  private List<String> on(Predicate<IssueSpace> kind) {
    return spaces.entrySet().stream()
        .filter(one -> kind.test(one.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /// {@return the powers with the most issues on their tracks: one, or those that are tied}
  public List<MajorPower> leaders() {
    List<MajorPower> powers = List.of(MajorPower.values());
    int most = powers.stream().mapToInt(power -> held(power).size()).max().orElse(0);
    return powers.stream().filter(power -> held(power).size() == most).toList();
  }
}
