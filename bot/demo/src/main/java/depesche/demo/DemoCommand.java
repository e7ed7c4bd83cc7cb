package depesche.demo;

import ch.qos.logback.classic.Level;
import depesche.bot.command.Tool;
import depesche.bot.config.ProgramFolders;
import depesche.demo.DemoGame.Outcome;
import depesche.demo.DemoGame.Script;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Plays a whole game with scripted players through real mail and shows it as a page.
@Command(
    name = "demo",
    description = "Plays a whole game with scripted players by mail, on a virtual clock.")
public final class DemoCommand implements Tool, Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--title",
      description =
          "The title, such as standard; ${DEFAULT-VALUE} by default. One that cannot be shown is"
              + " refused with those that can.")
  private String title = "blood-and-iron";

  @Option(names = "--chance", description = "A seed; the same seed plays the same game.")
  private String seed = "1865";

  @Option(names = "--seats", description = "How many players, where the title allows a choice.")
  private int seats;

  @Option(names = "--out", description = "The folder for all output; ${DEFAULT-VALUE} by default.")
  private Path out = Path.of("demo");

  @Option(names = "--option", description = "A house rule, such as endYear=1866; may be repeated.")
  private List<String> options = List.of();

  @Option(
      names = "--reports",
      description = "Leaves the game after so many reports; 0, the default, plays to its end.")
  private int reports;

  @Override
  public Integer call() {
    quieten();
    PrintWriter console = spec.commandLine().getOut();
    console.println(
        "Scripted players play %s by mail; a whole game takes a minute or two.".formatted(title));
    console.flush();
    Outcome outcome =
        DemoGame.play(
            new Script(title, seed, options, seats, reports),
            ProgramFolders.folder(),
            out,
            line -> {
              console.println(line);
              console.flush();
            });
    outcome.standing().forEach(row -> console.println(String.join(": ", row)));
    console.println(outcome.over() ? "The game is over." : "The game did not end by the rules.");
    console.println(
        "Open " + out.resolve("index.html") + " in a browser; every mail is in letters/.");
    console.flush();
    return outcome.over() || reports > 0 ? 0 : 1;
  }

  /// The console shows the game; of the log only what went wrong is of interest.
  private static void quieten() {
    if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)
        instanceof ch.qos.logback.classic.Logger root) {
      root.setLevel(Level.WARN);
      root.getLoggerContext().getLogger("depesche").setLevel(Level.WARN);
    }
  }
}
