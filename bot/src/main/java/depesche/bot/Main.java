package depesche.bot;

import depesche.bot.command.AdjudicateCommand;
import depesche.bot.command.BackupCommand;
import depesche.bot.command.DeckCommand;
import depesche.bot.command.DoctorCommand;
import depesche.bot.command.LetterCommand;
import depesche.bot.command.MoveCommand;
import depesche.bot.command.PlayCommand;
import depesche.bot.command.ReplayCommand;
import depesche.bot.command.RereadCommand;
import depesche.bot.command.RestoreCommand;
import depesche.bot.command.ServeCommand;
import depesche.bot.command.Tool;
import depesche.bot.command.VerifyCommand;
import depesche.bot.config.DidYouMean;
import depesche.bot.config.UnusableInput;
import depesche.bot.monitor.Logging;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command line: one class a command, all of them named here but the tools.
///
/// Exit status: 0 done, 1 a check failed, 2 the call or its input cannot be used.
@Command(
    name = "depesche",
    synopsisSubcommandLabel = "COMMAND",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    subcommands = {
      HelpCommand.class,
      ServeCommand.class,
      LetterCommand.class,
      AdjudicateCommand.class,
      PlayCommand.class,
      DeckCommand.class,
      ReplayCommand.class,
      VerifyCommand.class,
      DoctorCommand.class,
      RereadCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      MoveCommand.class
    })
public final class Main {

  private static final String PURPOSE =
      "Depesche runs strategy games by mail and on Discord: it reads the orders, judges each turn"
          + " and sends the reports.";

  private static final int UNUSABLE = 2;

  /// Wide enough for a line each in the list of commands.
  private static final int WIDTH = 120;

  private Main() {}

  public static void main(String[] arguments) {
    CommandLine line = line();
    if (Logging.isOfObjects()) {
      line.getSubcommands().values().stream()
          .filter(command -> command.getCommand() instanceof ServeCommand)
          .forEach(serve -> sayInTheLog(line, serve));
    }
    System.exit(run(line, arguments));
  }

  private static CommandLine line() {
    CommandLine line = new CommandLine(new Main());
    ServiceLoader.load(Tool.class).forEach(line::addSubcommand);
    // Named above, or before a command is added, each command would inherit it.
    line.getCommandSpec().usageMessage().header(PURPOSE);
    return line;
  }

  /// A journal takes both streams of a server as one, and each line of it is an object then.
  private static void sayInTheLog(CommandLine all, CommandLine serve) {
    Logger log = LoggerFactory.getLogger(ServeCommand.class);
    // Made at their first use, these two would be handed on to each command.
    all.setOut(all.getOut()).setErr(all.getErr());
    serve
        .setOut(LogWriter.of(words -> log.info("{}", words)))
        .setErr(LogWriter.of(words -> log.error("{}", words)));
  }

  /// {@return the exit status of one call, whose words go to these writers}
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return run(line().setOut(out).setErr(err), arguments);
  }

  private static int run(CommandLine line, String... arguments) {
    return line.setUsageHelpWidth(WIDTH)
        .setParameterExceptionHandler(Main::misread)
        .setExecutionExceptionHandler(Main::explain)
        .execute(arguments);
  }

  private static int misread(ParameterException mistake, String[] arguments) {
    CommandLine command = mistake.getCommandLine();
    String said = String.valueOf(mistake.getMessage()).lines().findFirst().orElse("unusable call");
    Set<String> commands = command.getSubcommands().keySet();
    String nearest = missed(mistake).map(word -> DidYouMean.ask(word, commands)).orElse("");
    String page = command.getCommandName().equals("depesche") ? "" : " " + command.getCommandName();
    return refuse(command, said + nearest + "; see ./depesche help" + page);
  }

  /// {@return the word that should be a command; picocli has its help page say so only in words}
  private static Optional<String> missed(ParameterException mistake) {
    return mistake instanceof UnmatchedArgumentException unmatched
        ? unmatched.getUnmatched().stream().findFirst()
        : Optional.ofNullable(mistake.getArgSpec() == null ? mistake.getValue() : null);
  }

  private static int explain(
      Exception failure, CommandLine command, CommandLine.ParseResult arguments) throws Exception {
    if (failure instanceof UnusableInput) {
      return refuse(command, String.valueOf(failure.getMessage()));
    }
    throw failure;
  }

  private static int refuse(CommandLine command, String why) {
    command.getErr().println("depesche: " + why);
    command.getErr().flush();
    return UNUSABLE;
  }

  /// The version that the build wrote into the jar.
  static final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {
        "Depesche %s, Java %s"
            .formatted(version == null ? "(unpacked)" : version, Runtime.version().feature())
      };
    }
  }
}
