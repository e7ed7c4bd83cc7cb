package depesche.bot.command;

import depesche.bot.archive.ServerRequest;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.file.LedgerState;
import depesche.bot.server.FailedMessages;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Has messages read again that stopped the program when they came. The server may run meanwhile.
@Command(
    name = "reread",
    description = "Lists the messages that stopped the program, or has them read again.")
public final class RereadCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--config", description = "Another settings file than config/server.yaml.")
  private Optional<Path> config = Optional.empty();

  @Parameters(
      paramLabel = "NUMBER",
      arity = "0..*",
      description = "Numbers of messages, or the word all; without any, they are listed.")
  private List<String> numbers = List.of();

  @Override
  public Integer call() {
    numbers.stream()
        .filter(word -> !word.equals(FailedMessages.ALL) && !word.matches("\\d{1,18}"))
        .findFirst()
        .ifPresent(
            word -> {
              throw new UnusableInput(
                  "“" + word + "” is no message: write a number, or the word all");
            });
    Settings settings = ServerCommand.settings(config);
    String asked =
        numbers.contains(FailedMessages.ALL) ? FailedMessages.ALL : String.join(" ", numbers);
    ServerRequest.Answer answer = answer(settings, asked);
    PrintWriter out = spec.commandLine().getOut();
    List<String> lines = answer.lines().stream().filter(line -> !line.isBlank()).toList();
    lines.forEach(out::println);
    if (lines.isEmpty()) {
      out.println("No message was put aside.");
    } else if (asked.isEmpty()) {
      out.println("./depesche reread NUMBER, or reread all, has them read again.");
    }
    out.flush();
    return answer.status();
  }

  private static ServerRequest.Answer answer(Settings settings, String asked) {
    Path data = ProgramFolders.folder().resolve(settings.data());
    return switch (LedgerState.of(settings, data)) {
      case LedgerState.Unusable state -> throw state.refusal(Database.of(settings, data));
      case LedgerState.InUse _ -> {
        long process = ProcessHandle.current().pid();
        yield new ServerRequest(data, process, FailedMessages.REREAD, asked).ask();
      }
      case LedgerState.Current _, LedgerState.Older _, LedgerState.Keyless _ -> {
        try (Ledger ledger = Ledger.of(settings, data)) {
          yield FailedMessages.answer(ledger, asked);
        }
      }
    };
  }
}
