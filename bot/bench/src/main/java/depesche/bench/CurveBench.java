package depesche.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The same deadline of ten games, a hundred and so on, by one node and by two: a table as
/// `docs/scaling.md` has it.
public final class CurveBench {

  private static final int FIRST = 10;
  private static final int TIMES = 10;
  private static final double GB = 1e9;

  private final int most;
  private final BenchStore store;
  private final PrintWriter out;

  /// @param most up to so many games
  /// @param store on PostgreSQL two nodes are measured, too
  /// @param out takes a row as soon as it is measured
  public CurveBench(int most, BenchStore store, PrintWriter out) {
    this.most = most;
    this.store = store;
    this.out = out;
  }

  /// {@return how many games are played, one after the other}
  public static List<Integer> sizes(int most) {
    return Stream.concat(
            Stream.iterate(FIRST, size -> size < most, size -> size * TIMES), Stream.of(most))
        .toList();
  }

  /// Measures and prints.
  public void print(Path home) {
    say(machine());
    say("");
    say(
        "| games | nodes | letters taken in | all judged | games judged a second | all reported |"
            + " processor time a game | list of games | heap | store |");
    say("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (int size : sizes(most)) {
      for (int assistants = 0; assistants <= (store.isShared() ? 1 : 0); assistants++) {
        say(row(new ServiceBench(size, size, store, assistants).play(home, StoreRest.LOOKS)));
      }
    }
  }

  /// {@return a line of the table}
  public static String row(ServiceBench.Figures figures) {
    return String.format(
        Locale.ROOT,
        "| %,d | %d | %.1f s | %.1f s | %.1f | %.1f s | %.0f ms | %.0f ms | %.0f MB | %,.0f MB |",
        figures.games(),
        figures.nodes(),
        figures.takenIn(),
        figures.judged(),
        figures.games() / figures.judged(),
        figures.reported(),
        figures.processor(),
        figures.list(),
        figures.heap() / ServiceBench.MB,
        figures.rested() / ServiceBench.MB);
  }

  /// What figures are worth nothing without.
  private String machine() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    Optional<String> database = store.isShared() ? Optional.of(store.version()) : Optional.empty();
    return String.format(
        Locale.ROOT,
        "%s, %d processors, %.1f GB of memory, load %.1f before; Java %s with a heap of %.1f GB;"
            + " %s.",
        system.getArch(),
        Runtime.getRuntime().availableProcessors(),
        system.getTotalMemorySize() / GB,
        system.getSystemLoadAverage(),
        Runtime.version(),
        Runtime.getRuntime().maxMemory() / GB,
        database.orElse("H2"));
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }
}
