package depesche.bench;

import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Plays for days at full load, and for years with little to do, on a clock that is set.
@Command(
    name = "soak",
    description =
        "Days at full load, then years with little to do, on a clock that is set: memory, store.")
final class SoakBenchCommand implements Callable<Integer> {

  private static final int DAYS = 365;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--hours",
      description = "So long at full load; 0 for not at all (default: ${DEFAULT-VALUE}).",
      defaultValue = "72")
  private int hours;

  @Option(
      names = "--games",
      description = "So many games at a time at full load (default: ${DEFAULT-VALUE}).",
      defaultValue = "100")
  private int games;

  @Option(
      names = "--years",
      description = "So long lightly; 0 for not at all (default: ${DEFAULT-VALUE}).",
      defaultValue = "10")
  private int years;

  @Option(
      names = "--light-games",
      description = "So many games at a time then (default: ${DEFAULT-VALUE}).",
      defaultValue = "4")
  private int lightGames;

  @Override
  public Integer call() {
    if (hours < 0 || years < 0 || hours + years == 0 || games < 1 || lightGames < 1) {
      throw new UnusableInput("bench soak: name hours or years, and one game at least");
    }
    ServiceBench.quiet();
    PrintWriter out = spec.commandLine().getOut();
    Path home = ProgramFolders.folder();
    long refused = 0;
    if (hours > 0) {
      refused +=
          new SoakBench(SoakBench.Plan.full(games, Duration.ofHours(hours)), out)
              .play(home)
              .refused();
    }
    if (years > 0) {
      Duration time = Duration.ofDays((long) years * DAYS);
      refused += new SoakBench(SoakBench.Plan.light(lightGames, time), out).play(home).refused();
    }
    return refused == 0 ? 0 : 1;
  }
}
