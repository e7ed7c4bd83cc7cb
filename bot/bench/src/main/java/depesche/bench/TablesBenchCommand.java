package depesche.bench;

import depesche.bot.config.ProgramFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Measures moderated tables.
@Command(
    name = "tables",
    description = "Moderated tables: a letter of 20 acts, a long journal, a sheet: ms CPU each.")
final class TablesBenchCommand implements Runnable {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    new TableBench(ProgramFolders.folder()).print(spec.commandLine().getOut());
    spec.commandLine().getOut().flush();
  }
}
