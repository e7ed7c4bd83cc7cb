package depesche.bot.chance;

import java.util.ArrayList;
import java.util.List;

/// What was checked so far, a line each.
final class ProofChecks {

  private final List<ProofCheck> checks = new ArrayList<>();

  /// Notes whether two things that must be equal are.
  ///
  /// @param where such as `turn 3, foreign-army AUSTRIA`
  /// @param what it means if they are
  void equal(String where, String what, Object expected, Object found) {
    boolean passed = expected.equals(found);
    String line = where + ": " + what;
    checks.add(
        new ProofCheck(
            passed, passed ? line : line + ": expected " + expected + ", found " + found));
  }

  /// Notes something that is wrong by itself.
  void failed(String where, String why) {
    checks.add(new ProofCheck(false, where + ": " + why));
  }

  List<ProofCheck> all() {
    return List.copyOf(checks);
  }
}
