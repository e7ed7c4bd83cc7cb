package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes backups while the server runs: by a plan, and when the command asks for one.
public final class BackupSchedule implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BackupSchedule.class);

  private static final Duration AFTER_FAILURE = Duration.ofHours(1);
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(30);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Ledger ledger;
  private final RequestFolder requests;
  private final Library library;
  private final Clock clock;
  private final Optional<BackupFolder> plan;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;
  private Instant look = Instant.MIN;
  private volatile Optional<String> trouble = Optional.empty();

  private BackupSchedule(
      Ledger ledger,
      RequestFolder requests,
      Library library,
      Clock clock,
      Optional<BackupFolder> plan) {
    this.ledger = ledger;
    this.requests = requests;
    this.library = library;
    this.clock = clock;
    this.plan = plan;
    this.thread = Thread.ofPlatform().name("archivist").unstarted(this::work);
  }

  /// Begins to work.
  ///
  /// @param plan when nobody asks; empty for never
  public static BackupSchedule start(
      Ledger ledger,
      RequestFolder requests,
      Library library,
      Clock clock,
      Optional<BackupFolder> plan) {
    BackupSchedule backupSchedule = new BackupSchedule(ledger, requests, library, clock, plan);
    backupSchedule.thread.start();
    return backupSchedule;
  }

  /// {@return why the last backup of the plan was not made, if it was not}
  public Optional<String> trouble() {
    return trouble;
  }

  private void work() {
    while (!over()) {
      try {
        Optional<ServerRequest> asked = requests.pending(ServerRequest.BACKUP);
        if (asked.isPresent()) {
          serve(asked.get());
        } else {
          plan.filter(_ -> !clock.instant().isBefore(look)).ifPresent(this::follow);
        }
      } catch (IOException | RuntimeException e) {
        failed(FileFailure.words(e));
      }
    }
  }

  private void failed(String why) {
    LOG.error("no backup, the next try is in an hour: {}", why);
    trouble = Optional.of(why);
    look = clock.instant().plus(AFTER_FAILURE);
  }

  /// {@return whether the end came within a second}
  private boolean over() {
    try {
      return closed.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private void serve(ServerRequest serverRequest) throws IOException {
    serverRequest.take();
    ServerRequest.Answer answer;
    try {
      List<String> doubts = copy(serverRequest.folder()).doubts();
      answer = new ServerRequest.Answer(doubts.isEmpty() ? 0 : 1, doubts);
    } catch (DamagedBackup e) {
      answer = new ServerRequest.Answer(1, List.of(String.valueOf(e.getMessage())));
    } catch (UnusableInput e) {
      answer = new ServerRequest.Answer(2, List.of(String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      LOG.error("no backup: {}", e.getClass().getName());
      answer =
          new ServerRequest.Answer(2, List.of("the backup broke: the server's log says where"));
    }
    serverRequest.answer(answer);
  }

  private void follow(BackupFolder due) {
    look = clock.instant().plus(BETWEEN_LOOKS);
    Optional<BackupCopy> newest = due.newest();
    try {
      if (newest.isEmpty() || isOld(newest.get(), due)) {
        copy(due.at(clock.instant()));
        due.tidy();
      }
      trouble = Optional.empty();
    } catch (UnusableInput | DamagedBackup | IOException e) {
      failed(String.valueOf(e.getMessage()));
    }
  }

  /// The secrets of a game are nowhere else, so a new one does not wait for the next day.
  private boolean isOld(BackupCopy newest, BackupFolder due) {
    return !clock.instant().isBefore(newest.made().plus(due.every()))
        || ledger.<Long>work(unitOfWork -> unitOfWork.lobby().count()) > newest.games();
  }

  private BackupWriter.Copied copy(Path folder) {
    BackupWriter backupWriter = new BackupWriter(requests.data(), library, clock, this::goOn);
    BackupWriter.Copied copied = backupWriter.copy(folder, ledger::copy);
    LOG.info(
        "backup in {}: games {}, mails {}",
        folder,
        copied.backupCopy().games(),
        copied.backupCopy().mails());
    copied.doubts().forEach(doubt -> LOG.error("in the backup as in the database: {}", doubt));
    return copied;
  }

  private void goOn(String what, int done, int of) {
    if (closed.getCount() == 0) {
      throw new UnusableInput(
          "the server stops, and its backup with it (%s, %d of %d)".formatted(what, done, of));
    }
  }

  /// Stops; a half copy is taken away.
  @Override
  public void close() {
    closed.countDown();
    try {
      if (!thread.join(PATIENCE)) {
        LOG.warn("a backup is still being taken");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
