package depesche.bench;

import depesche.adjudicator.cases.Cases;
import depesche.adjudicator.cases.Phases;
import depesche.adjudicator.combat.movement.Judge;
import depesche.adjudicator.combat.movement.OrderSheet;
import depesche.bot.command.CaseFile;
import java.nio.file.Path;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// One adjudication by the movement kernel, of the phases in a file in turn. `.ci/jmh` runs it; it
/// is no part of the program.
@State(Scope.Thread)
public class KernelBenchmark {

  @Param("")
  private String file;

  private OrderSheet[] sheets;
  private Judge judge;
  private int next;

  @Setup
  public void read() {
    Phases read = Cases.movements(CaseFile.lines(Optional.of(Path.of(file))), CaseFile.variants());
    var houseRules = read.phases().getFirst().houseRules();
    var board = read.phases().getFirst().variant().map().board();
    judge = new Judge(board, houseRules.rulebook(), houseRules.weights());
    sheets =
        read.phases().stream()
            .filter(
                phase ->
                    phase.houseRules().equals(houseRules)
                        && phase.variant().map().board().equals(board))
            .map(phase -> OrderSheet.of(board, phase.orders()))
            .toArray(OrderSheet[]::new);
  }

  @Benchmark
  public long adjudicate() {
    OrderSheet sheet = sheets[next];
    next = next + 1 < sheets.length ? next + 1 : 0;
    judge.judge(sheet);
    return MovementBench.read(judge, sheet.size());
  }
}
