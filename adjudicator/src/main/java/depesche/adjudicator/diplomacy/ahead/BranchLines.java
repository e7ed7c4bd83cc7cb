package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// What is to be said of the lines that part branches, if no order on them counts: they stay, for
/// what stands below them means something else without them.
final class BranchLines {

  private final SequencedMap<Integer, Fact> lines = new LinkedHashMap<>();

  /// Lines that hold nothing that can stand under a condition, unless another branch needs them.
  private final SequencedMap<Integer, Fact> spared = new LinkedHashMap<>();

  void put(int number, Fact fact) {
    lines.putIfAbsent(number, fact);
  }

  Optional<Fact> of(int number) {
    return Optional.ofNullable(lines.get(number));
  }

  /// The line is not needed, unless another branch follows.
  void spare(int number) {
    of(number).ifPresent(fact -> spared.put(number, fact));
    lines.remove(number);
  }

  /// Another branch needs the lines that opened its condition.
  void needed() {
    spared.forEach(lines::putIfAbsent);
    spared.clear();
  }

  /// No other branch can follow.
  void settle() {
    spared.clear();
  }
}
