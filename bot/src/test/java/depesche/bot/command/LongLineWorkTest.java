package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Remarks;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongLineWorkTest {

  /// So often a line says the same.
  private static final int TIMES = 4_000;

  /// Twice the length may take twice the work, and a little more.
  private static final double MOST = 2.6;

  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @ValueSource(
      strings = {"(HAN H) ", "(x) ", "[HAN H] ", "A PAR (x) - BUR (y) ", "PAR ", "A PAR, ", "* a "})
  void theWorkForALineGrowsWithItsLength(String said) {
    // Text that was read before a remark is not read again with the next one. Work is what is
    // allocated.
    assertThat((double) work(said, 2 * TIMES) / work(said, TIMES)).isLessThan(MOST);
  }

  private static long work(String said, int times) {
    String line = "A BER H " + said.repeat(times);
    read(line);
    long before = THREAD.getCurrentThreadAllocatedBytes();
    read(line);
    return THREAD.getCurrentThreadAllocatedBytes() - before;
  }

  private static void read(String line) {
    Remarks remarks = Remarks.of(line, word -> word.equals("HAN"));
    OrderText.read(remarks.order());
    LetterLine.of(List.of(line));
  }
}
