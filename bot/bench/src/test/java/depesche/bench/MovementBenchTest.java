package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import depesche.adjudicator.cases.Cases;
import depesche.adjudicator.cases.Phases;
import depesche.bot.command.CaseFile;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class MovementBenchTest {

  /// A convoy with two routes, a broken one, a paradox, a circle, cut supports, a retreat.
  private static final String PHASE =
      """
      CASE all-of-it
      PHASE S1901M
      UNIT ENGLAND A LON
      UNIT ENGLAND F NTH
      UNIT ENGLAND F WAL
      UNIT FRANCE F BEL
      UNIT FRANCE F ENG
      UNIT FRANCE A BRE
      UNIT GERMANY F IRI
      UNIT TURKEY A CON
      UNIT TURKEY A SMY
      UNIT TURKEY A ANK
      UNIT ITALY F NAP
      UNIT ITALY F ROM
      UNIT RUSSIA F TYS
      UNIT RUSSIA A TUN
      UNIT AUSTRIA F TRI
      UNIT AUSTRIA F ALB
      UNIT ITALY F ADR
      ORDER ENGLAND A LON - BEL
      ORDER ENGLAND F NTH C A LON - BEL
      ORDER ENGLAND F WAL - ENG
      ORDER GERMANY F IRI S F WAL - ENG
      ORDER FRANCE F ENG C A LON - BEL
      ORDER FRANCE F BEL S F ENG
      ORDER FRANCE A BRE - PIC
      ORDER TURKEY A CON - SMY
      ORDER TURKEY A SMY - ANK
      ORDER TURKEY A ANK - CON
      ORDER ITALY F ROM - TYS
      ORDER ITALY F NAP S F ROM - TYS
      ORDER RUSSIA F TYS C A TUN - NAP
      ORDER RUSSIA A TUN - NAP
      ORDER AUSTRIA F TRI - ADR
      ORDER AUSTRIA F ALB S F TRI - ADR
      ORDER ITALY F ADR - TRI
      END
      """;

  @Test
  void judgingAllocatesNothing() {
    // The movement kernel works on arrays of its own: no memory is asked for after the first phase.
    Phases read = Cases.movements(PHASE.lines().toList(), CaseFile.variants());
    assertThat(read.troubles()).isEmpty();
    MovementBench movementBench = new MovementBench(read);
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long first = movementBench.judgeAll();
    long before = thread.getCurrentThreadAllocatedBytes();
    long second = movementBench.judgeAll();
    long allocated = thread.getCurrentThreadAllocatedBytes() - before;
    assertThat(second).isEqualTo(first);
    // The loop over the phases has an iterator or two of its own.
    assertThat(allocated).isLessThan(200);
  }
}
