package depesche.bot.server.start;

import depesche.bot.archive.Restoration;
import depesche.bot.chance.Secrets;
import depesche.bot.config.DiskRoom;
import depesche.bot.config.OwnerOnly;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.desk.Services;
import depesche.bot.game.Commitments;
import depesche.bot.game.DeadlineSchedule;
import depesche.bot.game.Games;
import depesche.bot.game.Library;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.report.Painters;
import depesche.bot.server.threads.Outages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What a start waits for longest, opened side by side: the database, and the titles with their
/// templates, each of which is tried.
///
/// @param outages what keeps all work waiting that is done with them
public record Opened(CheckedTemplates checkedTemplates, Ledger ledger, Outages outages) {

  private static final Logger LOG = LoggerFactory.getLogger(Opened.class);

  /// Opens both.
  ///
  /// @param home the folder that holds `config` and `templates`
  /// @param data the folder of the key, and of the database unless another is set
  /// @throws UnusableInput if either cannot be used; nothing stays open then
  public static Opened in(Path home, Settings settings, Path data) {
    return in(home, data, () -> Ledger.alone(settings, data), new Outages());
  }

  /// As above.
  ///
  /// @param open opens the ledger
  public static Opened in(Path home, Path data, Supplier<Ledger> open, Outages outages) {
    CompletableFuture<CheckedTemplates> checked =
        CompletableFuture.supplyAsync(() -> CheckedTemplates.in(home, data));
    Ledger ledger = open.get();
    // A first start has just made the database.
    OwnerOnly.close(data);
    try {
      return new Opened(checked.join(), ledger, outages);
    } catch (CompletionException e) {
      ledger.close();
      if (e.getCause() instanceof UnusableInput unusable) {
        throw unusable;
      }
      throw e;
    }
  }

  /// {@return what works with them from now on} If it does not begin, nothing stays open.
  public <T> T handTo(Supplier<T> work) {
    try {
      return work.get();
    } catch (RuntimeException | Error e) {
      ledger.close();
      throw e;
    }
  }

  /// {@return what all desks share, for games whose secrets come from here}
  ///
  /// @param home the folder that holds `config`
  public Services services(Settings settings, Path home, Supplier<Secrets> secrets) {
    Library library = checkedTemplates.library();
    Painters painters = new Painters(library.maps());
    ParcelWriter parcelWriter =
        new ParcelWriter(settings, checkedTemplates.mailWriter(), painters::png, painters::small);
    DeadlineSchedule deadlineSchedule = DeadlineSchedule.of(settings.games(), home);
    Games games = new Games(library, parcelWriter, deadlineSchedule, new Commitments(secrets));
    return new Services(settings, library, parcelWriter, games, PresetFolder.in(home));
  }

  /// {@return the folder of all data, made if it is not there}
  ///
  /// @throws UnusableInput if it cannot be made, takes no files, has no room for a first start, or
  ///   holds half of a backup
  public static Path data(Path home, Settings settings) {
    Path data = folder(home.resolve(settings.data()));
    if (DiskRoom.needed(settings, data).isPresent()) {
      refuseReadOnly(data);
    }
    if (settings.database().isEmpty() && Files.notExists(data.resolve(LedgerFile.NAME))) {
      refuseFull(data, DiskRoom.LEAST_MEGABYTES);
      if (Files.exists(data.resolve("chance.key"))) {
        LOG.warn(
            "there is a key in {} and no database: an empty one is made; if there were games, stop"
                + " the server and restore a backup",
            data);
      }
    }
    Restoration.refuseHalf(data);
    close(data);
    return data;
  }

  /// Others on this machine could look at games and mails, as earlier versions made the folder.
  private static void close(Path data) {
    OwnerOnly.Outcome outcome = OwnerOnly.close(data);
    if (outcome.closed() > 0) {
      LOG.info(
          "{} could be looked at by other accounts of this machine: {} files and folders in it are"
              + " for its owner only now",
          data,
          outcome.closed());
    }
    outcome.trouble().ifPresent(LOG::warn);
  }

  /// The database and the mailboxes are written all the time.
  static void refuseReadOnly(Path data) {
    if (!Files.isWritable(data)) {
      throw new UnusableInput(
          "cannot write to %s: fix its permissions, or set data in config/server.yaml"
              .formatted(data));
    }
  }

  /// A disk that is full later is waited for; a database that is half made is of no use.
  ///
  /// @param least megabytes that must be free
  static void refuseFull(Path data, long least) {
    new DiskRoom(data).refuseShortage(least, "set data in config/server.yaml");
  }

  private static Path folder(Path folder) {
    try {
      // A folder that is made is never open to others; what it lies in is not ours.
      if (Files.notExists(folder)) {
        Path above = folder.toAbsolutePath().getParent();
        Files.createDirectories(above == null ? folder : above);
        OwnerOnly.make(folder);
      }
      return folder.toRealPath();
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot make the folder %s: fix its permissions, or set data in config/server.yaml"
              .formatted(folder));
    }
  }
}
