package depesche.bot.command;

import depesche.adjudicator.cases.CaseAnswer;
import depesche.adjudicator.cases.Cases;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `adjudicate [FILE]`: cases in, results out.
@Command(name = "adjudicate", description = "Judges cases: positions and orders in, results out.")
public final class AdjudicateCommand implements Callable<Integer> {

  @Spec private CommandSpec call;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "the cases; standard input if there is none")
  private Optional<Path> file;

  /// Made by the command line, which fills in the rest.
  @SuppressWarnings("NullAway.Init")
  public AdjudicateCommand() {}

  @Override
  public Integer call() {
    CaseAnswer caseAnswer = Cases.judge(CaseFile.lines(file), CaseFile.variants());
    PrintWriter out = call.commandLine().getOut();
    // In one write: line by line, each would be flushed.
    out.print(caseAnswer.lines().stream().map(line -> line + "\n").collect(Collectors.joining()));
    out.flush();
    PrintWriter err = call.commandLine().getErr();
    CaseFile.said(file, caseAnswer.troubles()).forEach(line -> err.println("depesche: " + line));
    err.flush();
    return caseAnswer.troubles().isEmpty() ? 0 : 2;
  }
}
