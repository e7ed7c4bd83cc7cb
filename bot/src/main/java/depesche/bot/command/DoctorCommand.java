package depesche.bot.command;

import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import depesche.bot.doctor.AllChecks;
import depesche.bot.doctor.Finding;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import picocli.CommandLine.Command;

/// Looks the installation over, a line a check: what is well, and what is to be fixed and how.
@Command(
    name = "doctor",
    description = "Checks settings, disk, database, backup, mail and Discord.")
public final class DoctorCommand extends ServerCommand {

  @Override
  public Integer call() {
    if (config().isPresent() && !Files.exists(config().get())) {
      throw new UnusableInput(
          "there is no " + config().get() + ": name another file with --config");
    }
    Path file = config().orElse(ProgramFolders.folder().resolve("config/server.yaml"));
    List<Finding> findings = AllChecks.of(ProgramFolders.folder(), file, Clock.systemUTC());
    PrintWriter out = out();
    int ill = 0;
    for (Finding finding : findings) {
      boolean well = finding.health() == Finding.Health.WELL;
      ill += well ? 0 : 1;
      out.printf("%-8s %-16s %s%n", well ? "ok" : "TO MEND", finding.subject(), finding.words());
    }
    out.println(
        ill == 0
            ? "Everything is fine."
            : "Problems: " + ill + ". Fix them, then run doctor again.");
    out.flush();
    return ill == 0 ? 0 : 1;
  }
}
