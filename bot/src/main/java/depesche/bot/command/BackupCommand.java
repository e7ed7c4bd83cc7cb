package depesche.bot.command;

import depesche.bot.archive.BackupCopy;
import depesche.bot.archive.BackupWriter;
import depesche.bot.archive.DamagedBackup;
import depesche.bot.archive.ServerRequest;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.ledger.copy.PostgresCopy;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerState;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Copies all that a moderator needs to go on into a folder, and checks the copy.
@Command(name = "backup", description = "Makes a checked copy of database and mailboxes.")
public final class BackupCommand extends ServerCommand {

  @Parameters(paramLabel = "DIR", description = "A new or empty folder.")
  private Path folder = Path.of("backup");

  @Override
  public Integer call() {
    Settings settings = settings();
    Path data = data(settings);
    Library library = new Library(InstalledTitles.from(ProgramFolders.folder().resolve("config")));
    ProgressPrinter progressPrinter = new ProgressPrinter(out());
    try {
      return LedgerState.of(settings, data) instanceof LedgerState.InUse
          ? ask(data)
          : report(
              copy(
                  settings,
                  data,
                  new BackupWriter(data, library, Clock.systemUTC(), progressPrinter)),
              data);
    } catch (DamagedBackup e) {
      complain(String.valueOf(e.getMessage()));
      return 1;
    }
  }

  private int ask(Path data) {
    out().println("  asking the running Depesche for it");
    out().flush();
    ServerRequest.Answer answer =
        new ServerRequest(data, ProcessHandle.current().pid(), folder).ask();
    if (answer.status() == 2) {
      throw new UnusableInput(String.join("; ", answer.lines()));
    }
    List<String> doubts = answer.lines().stream().filter(line -> !line.isEmpty()).toList();
    if (!BackupCopy.isIn(folder)) {
      doubts.forEach(this::complain);
      return 1;
    }
    return report(new BackupWriter.Copied(BackupCopy.open(folder), doubts), data);
  }

  private BackupWriter.Copied copy(Settings settings, Path data, BackupWriter backupWriter) {
    Database database = Database.of(settings, data);
    return switch (LedgerState.of(settings, data)) {
      case LedgerState.Unusable state -> throw state.refusal(database);
      case LedgerState.InUse _ ->
          throw new UnusableInput(
              "another Depesche has begun to work in " + database + ": ask again");
      case LedgerState.Current _, LedgerState.Older _, LedgerState.Keyless _ ->
          backupWriter.copy(
              folder,
              zip ->
                  switch (database) {
                    case EmbeddedDatabase _ -> LedgerFile.copy(data, zip);
                    case PostgresDatabase postgres -> new PostgresCopy(postgres).zip(zip);
                  });
    };
  }

  private int report(BackupWriter.Copied copied, Path data) {
    BackupCopy backupCopy = copied.backupCopy();
    PrintWriter out = out();
    out.printf(
        "%s holds a checked backup as of %s; games: %d, mails: %d%n",
        folder, backupCopy.made(), backupCopy.games(), backupCopy.mails());
    out.printf(
        "The key of the database is not in it. Keep a copy of %s in another place:%n"
            + "without it no game can be continued; anyone who has both can foresee every draw.%n",
        data.resolve("chance.key"));
    out.flush();
    copied.doubts().forEach(doubt -> complain(doubt + "; the database has the same fault"));
    return copied.doubts().isEmpty() ? 0 : 1;
  }
}
