package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What is to be said of the lines that part branches, if no order on them counts: they stay, for
/// what stands below them means something else without them.
final class BranchLines {

  /// What a line does.
  ///
  /// @param opened the line of the condition that it ends by standing behind it; 0 if it ends none
  /// @param by the line that needs it; 0 if it stays in any case
  private record Role(Fact fact, int opened, int by) {
    Role neededBy(int number) {
      return new Role(fact, opened, number);
    }
  }

  private final SequencedMap<Integer, Role> lines = new LinkedHashMap<>();

  /// Lines that hold nothing that can stand under a condition, unless another branch needs them.
  private final SequencedMap<Integer, Role> spared = new LinkedHashMap<>();

  /// Lines by which a condition ended within another, unless another branch of that needs them.
  private final SequencedMap<Integer, Role> closing = new LinkedHashMap<>();

  void put(int number, Fact fact) {
    // To stay in any case outdoes a need.
    lines.merge(
        number,
        new Role(fact, 0, 0),
        (before, now) -> before.opened() == 0 && before.by() == 0 ? before : now);
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /// {@return what is to be said of a line}
  ///
  /// @param sound the last line whose meaning is clear
  Optional<Fact> of(int number, int sound) {
    return Optional.ofNullable(lines.get(number))
        .filter(role -> role.by() <= sound)
        .filter(role -> role.opened() == 0 || opens(role.opened(), sound))
        .map(Role::fact);
  }

  private boolean opens(int number, int sound) {
    Role role = lines.get(number);
    return role != null && role.opened() == 0 && role.by() <= sound;
  }

  /// The line is not needed, unless another branch follows.
  void spare(int number) {
    Optional.ofNullable(lines.remove(number)).ifPresent(role -> spared.put(number, role));
  }

  /// A condition ended within another, for this line stands behind it.
  ///
  /// @param opened the line of that condition
  void closes(int number, int opened) {
    closing.put(number, new Role(new BranchFact.ConditionClosed(), opened, 0));
  }

  /// The line ends a condition of which a part was not understood.
  ///
  /// @param opened the line that stays and that this one ends; 0 if there is none
  void ends(int number, int opened) {
    if (opened > 0) {
      lines.put(number, new Role(new BranchFact.ConditionClosed(), opened, 0));
    }
  }

  /// Another branch, or an end, needs the lines that opened its condition, and those that ended
  /// what stood between.
  ///
  /// @param number of its line
  void needed(int number) {
    for (Map<Integer, Role> some : List.of(spared, closing)) {
      some.forEach((line, role) -> lines.putIfAbsent(line, role.neededBy(number)));
      some.clear();
    }
  }

  /// No other branch can follow.
  void settle() {
    spared.clear();
  }

  /// The line opens a condition or a part of its own, whatever stands above it.
  void opens() {
    closing.clear();
  }
}
