package depesche.bench;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.cases.Phases;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.combat.movement.Judge;
import depesche.adjudicator.combat.movement.OrderSheet;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Movement phases judged over and over.
final class MovementBench {

  /// All phases of one variant, and their judge.
  private record Bench(Judge judge, List<OrderSheet> sheets) {}

  /// What a judge is made for.
  private record Rules(Board board, Rulebook rulebook, Weights weights) {

    static Rules of(Phases.Phase phase) {
      HouseRules houseRules = phase.houseRules();
      return new Rules(phase.variant().map().board(), houseRules.rulebook(), houseRules.weights());
    }

    Bench bench(List<Phases.Phase> phases) {
      return new Bench(
          new Judge(board, rulebook, weights),
          phases.stream().map(phase -> OrderSheet.of(board, phase.orders())).toList());
    }
  }

  private static final int CHECKED_EVERY = 1000;

  private final List<Bench> benches = new ArrayList<>();
  private final int phases;
  private final long expected;

  MovementBench(Phases read) {
    phases = read.phases().size();
    read.phases().stream()
        .collect(Collectors.groupingBy(Rules::of, LinkedHashMap::new, Collectors.toList()))
        .forEach((rules, alike) -> benches.add(rules.bench(alike)));
    expected = judgeAll();
  }

  /// {@return how many phases were judged a second, for some seconds}
  long perSecond(int seconds) {
    long begun = System.nanoTime();
    long rounds = 0;
    long taken = 0;
    while (taken < seconds * 1_000_000_000L) {
      for (int judged = 0; judged < CHECKED_EVERY; judged += phases) {
        if (judgeAll() != expected) {
          throw new IllegalStateException("one phase was judged in different ways");
        }
        rounds++;
      }
      taken = System.nanoTime() - begun;
    }
    return Math.round(1e9 * rounds * phases / taken);
  }

  /// {@return a number that depends on every result, every unit that stands and every retreat}
  long judgeAll() {
    long sum = 0;
    for (Bench bench : benches) {
      for (OrderSheet sheet : bench.sheets()) {
        bench.judge().judge(sheet);
        sum = 31 * sum + read(bench.judge(), sheet.size());
      }
    }
    return sum;
  }

  /// Enters into a sum only: no order of the results is meant.
  @SuppressWarnings("EnumOrdinal")
  static long read(Judge judge, int units) {
    long sum = 0;
    for (int unit = 0; unit < units; unit++) {
      int place = judge.standsAt(unit);
      sum = 31 * sum + judge.result(unit).ordinal() + place;
      if (place < 0) {
        sum += judge.dislodger(unit) + judge.retreatsLow(unit) + 3 * judge.retreatsHigh(unit);
      }
    }
    return sum;
  }
}
