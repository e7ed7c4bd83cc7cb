package depesche.bot.command;

import depesche.bot.archive.BackupCopy;
import depesche.bot.archive.DamagedBackup;
import depesche.bot.archive.Relocation;
import depesche.bot.archive.Restoration;
import depesche.bot.config.Settings;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.file.LedgerFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Puts a backup back into the data folder, if nothing there would be overwritten.
@Command(name = "restore", description = "Puts a backup back; overwrites nothing.")
public final class RestoreCommand extends ServerCommand {

  @Parameters(paramLabel = "DIR", description = "A folder made by backup.")
  private Path folder = Path.of("backup");

  @Override
  public Integer call() {
    Settings settings = settings();
    Path data = data(settings);
    PrintWriter out = out();
    ProgressPrinter progress = new ProgressPrinter(out);
    try {
      BackupCopy backupCopy = BackupCopy.open(folder);
      boolean onPostgres = settings.database().isPresent();
      if (onPostgres) {
        LedgerFile.refuseOther(settings, data);
        Relocation.of(settings, data, progress).refuseToOverwrite();
      }
      boolean kept = new Restoration(backupCopy, data, progress).restore();
      if (onPostgres) {
        Relocation.of(settings, data, progress).move();
        out.printf("The database is in %s.%n", Database.of(settings, data));
      }
      report(backupCopy, data, kept);
      return 0;
    } catch (DamagedBackup e) {
      complain(String.valueOf(e.getMessage()));
      return 1;
    }
  }

  private void report(BackupCopy backupCopy, Path data, boolean kept) {
    PrintWriter out = out();
    out.printf(
        "%s is now as it was at %s; games: %d%n", data, backupCopy.made(), backupCopy.games());
    if (kept) {
      out.println("The existing mailboxes are newer than the backup and stay as they are.");
    }
    Path key = data.resolve("chance.key");
    if (!Files.exists(key)) {
      out.printf("Now put your copy of chance.key there: cp … %s; chmod 600 %s%n", key, key);
    }
    out.println("Then start ./depesche serve: it reads again all mail that has come since then.");
    out.println("What was sent since then is sent once more, with the same Message-ID.");
    out.flush();
  }
}
