package depesche.bot.command.bench;

import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Plays many turns and watches the memory.
@Command(
    name = "soak",
    description = "Many turns on a clock that runs ahead: the heap after every 1,000 of them.")
public final class SoakCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--games", description = "How many games (default: ${DEFAULT-VALUE}).")
  private int games = 100;

  @Option(names = "--pace", description = "Hours a turn (default: ${DEFAULT-VALUE}).")
  private int pace = 1;

  @Option(names = "--hours", description = "Hours on their clock (default: ${DEFAULT-VALUE}).")
  private int hours = 72;

  @Override
  public Integer call() {
    if (games < 1 || pace < 1 || hours < pace) {
      throw new UnusableInput("name one game, one hour a turn and one turn at least");
    }
    ServiceBench.quiet();
    SoakBench.Load load =
        new SoakBench.Load(games, Duration.ofHours(pace), Duration.ofHours(hours));
    new SoakBench(load, spec.commandLine().getOut()).play(ProgramFolders.folder());
    return 0;
  }
}
