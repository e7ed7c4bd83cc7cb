package depesche.bot;

import depesche.bot.command.Unusable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/// The command line: one class a command, all of them named here.
///
/// Exit status: 0 done, 1 a check failed, 2 the call or its input cannot be used.
@Command(
    name = "depesche",
    synopsisSubcommandLabel = "COMMAND",
    description = "Moderates long-form strategy games by e-mail.",
    subcommands = {HelpCommand.class})
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /// {@return the exit status of one call}
  static int run(String... arguments) {
    return new CommandLine(new Main())
        .setExecutionExceptionHandler(Main::explain)
        .execute(arguments);
  }

  private static int explain(
      Exception failure, CommandLine command, CommandLine.ParseResult arguments) throws Exception {
    if (failure instanceof Unusable) {
      command.getErr().println("depesche: " + failure.getMessage());
      return 2;
    }
    throw failure;
  }
}
