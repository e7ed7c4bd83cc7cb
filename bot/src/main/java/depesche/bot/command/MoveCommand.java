package depesche.bot.command;

import depesche.bot.archive.Relocation;
import depesche.bot.config.Settings;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.file.LedgerFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/// Brings everything from the file in the data folder to the database that the settings name.
@Command(
    name = "move",
    description = "Moves the database from the data folder to PostgreSQL, and compares.")
public final class MoveCommand extends ServerCommand {

  @Override
  public Integer call() {
    Settings settings = settings();
    Path data = data(settings);
    PrintWriter out = out();
    Relocation.Moved moved = Relocation.of(settings, data, new ProgressPrinter(out)).move();
    out.printf(
        moved.before()
            ? "Everything was in %s before; rows: %d, games: %d%n"
            : "Everything is in %s now, and was compared row by row; rows: %d, games: %d%n",
        Database.of(settings, data),
        moved.all(),
        moved.rows("game"));
    Path key = data.resolve("chance.key");
    out.printf(
        Files.exists(key)
            ? "The settings name it already: start ./depesche serve. Leave %s where it is.%n"
            : "The settings name it already: put your copy of the key to %s, then start ./depesche"
                + " serve.%n",
        key);
    out.printf(
        "%s is as it was; delete it when the games have gone on well for a while.%n",
        data.resolve(LedgerFile.MOVED));
    out.flush();
    return 0;
  }
}
