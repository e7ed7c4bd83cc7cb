package depesche.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

/// What is alive in memory at marks of a long run, and how it grows.
public final class HeapMarks {

  private static final int TURNS = 1000;

  /// The serial collector lets dead objects lie among the living where moving those is not worth
  /// its while, and counts them as in use; only each fourth time it moves all.
  private static final int EXACT = 4;

  /// @param turns how many had been judged
  /// @param bytes in use after a collection
  private record Mark(long turns, long bytes) {}

  private final List<Mark> marks = new ArrayList<>();

  /// Takes one after all that is not used was thrown away.
  ///
  /// @return how many bytes are in use
  long take(long turns) {
    long bytes = alive();
    add(turns, bytes);
    return bytes;
  }

  /// {@return how many bytes are in use after all that is not was thrown away}
  static long alive() {
    // Those that wait to be closed are thrown away only when they have been.
    System.gc();
    return LongStream.generate(HeapMarks::collected).limit(EXACT).min().orElseThrow();
  }

  private static long collected() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /// Adds one that was taken elsewhere.
  public void add(long turns, long bytes) {
    marks.add(new Mark(turns, bytes));
  }

  /// How memory grows, by a thousand turns.
  ///
  /// @param percent of what is in use
  /// @param error by which that may be wrong: one standard error
  public record Growth(double percent, double error) {}

  /// {@return how the memory in use grows in the second half of the run: the slope of the line that
  /// is nearest to those marks, against their mean}
  ///
  /// @throws IllegalStateException if there are too few to say
  public Growth growth() {
    List<Mark> late = marks.subList(marks.size() / 2, marks.size());
    double turns = late.stream().mapToLong(Mark::turns).average().orElse(0);
    double bytes = late.stream().mapToLong(Mark::bytes).average().orElse(0);
    double across = sum(late, mark -> (mark.turns - turns) * (mark.bytes - bytes));
    double along = sum(late, mark -> (mark.turns - turns) * (mark.turns - turns));
    if (along == 0) {
      throw new IllegalStateException("two marks with different turns are needed at least");
    }
    double slope = across / along;
    double off = sum(late, mark -> Math.pow(mark.bytes - bytes - slope * (mark.turns - turns), 2));
    double error = Math.sqrt(off / Math.max(1, late.size() - 2) / along);
    return new Growth(slope * TURNS / bytes * 100, error * TURNS / bytes * 100);
  }

  private static double sum(List<Mark> marks, ToDoubleFunction<Mark> part) {
    return marks.stream().mapToDouble(part).sum();
  }
}
