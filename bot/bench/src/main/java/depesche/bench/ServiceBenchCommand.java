package depesche.bench;

import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Plays one deadline of many games, or of more and more.
@Command(
    name = "service",
    description = "One deadline of many games, all letters and reports: a line a figure.")
final class ServiceBenchCommand implements Callable<Integer> {

  /// So many games are played to warm up.
  private static final int WARM_GAMES = 200;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--games", required = true, description = "How many games.")
  private int games;

  @Option(
      names = "--due",
      description = "Have letters and a deadline in so many of them only (default: all).")
  private Optional<Integer> due = Optional.empty();

  @Option(
      names = "--curve",
      description =
          "Play 10 games, then 100 and so on, up to --games; on PostgreSQL each with one node and"
              + " with two. Prints a table in Markdown.")
  private boolean curve;

  @Option(
      names = "--store",
      description =
          "The database: ${DEFAULT-VALUE}, or the JDBC address of one on PostgreSQL, with user and"
              + " password. There a schema is made and taken away again; nothing else is touched.",
      defaultValue = "h2")
  private String store = "h2";

  @Option(
      names = "--assistants",
      description = "So many more nodes judge and write; only with PostgreSQL.",
      defaultValue = "0")
  private int assistants;

  @Override
  public Integer call() {
    BenchStore benchStore = BenchStore.of(store);
    if (assistants > 0 && !benchStore.isShared()) {
      throw new UnusableInput("--assistants needs a --store on PostgreSQL: name one");
    }
    if (curve && (assistants > 0 || due.isPresent())) {
      throw new UnusableInput("--curve plays all games, with one node and two: leave out the rest");
    }
    if (games < 1) {
      throw new UnusableInput("--games " + games + ": name one game at least");
    }
    ServiceBench.quiet();
    Path home = ProgramFolders.folder();
    PrintWriter out = spec.commandLine().getOut();
    int warm = curve ? Math.min(games, WARM_GAMES) : WARM_GAMES;
    var _ = new ServiceBench(warm, warm, benchStore, assistants).play(home, 0);
    if (curve) {
      out.println("`./depesche bench service " + words() + "`");
      new CurveBench(games, benchStore, out).print(home);
    } else {
      int judged = Math.clamp(due.orElse(games), 1, games);
      new ServiceBench(games, judged, benchStore, assistants)
          .play(home, StoreRest.LOOKS)
          .print(out);
    }
    return 0;
  }

  /// {@return what was asked for, without a password}
  private String words() {
    return "--curve --games %d --store %s".formatted(games, store.replaceAll("\\?.*", "?…"));
  }
}
