package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerClosed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// As long as its line to PostgreSQL holds, one server works in a database; one that lost its place
/// to another keeps nothing more.
class SingleServerTest {

  private static final String CUT_ALL =
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
          + " and datname = current_database()";

  private static final String CUT_LOCK =
      "select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and"
          + " database = (select oid from pg_database where datname = current_database())";

  @TempDir private Path folder;

  private PostgresDatabase database;

  @BeforeEach
  void open() {
    database = Postgres.fresh();
  }

  @Test
  void aSecondServerIsRefusedUntilTheFirstEnds() throws IOException {
    // As long as its line holds, one server works in a database.
    Path other = folder.resolve("other");
    var settings = Postgres.standard(database, folder);
    try (Ledger first = Ledger.alone(settings, folder)) {
      first.barrier();
      assertThatThrownBy(() -> Ledger.alone(settings, other))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContainingAll("another Depesche works in", "stop it first");
      Postgres.sql(database, CUT_ALL);
      // It notices, and takes its place again.
      first.barrier();
      assertThatThrownBy(() -> Ledger.alone(settings, other)).isInstanceOf(UnusableInput.class);
    }
    Ledger.alone(settings, folder).close();
  }

  @Test
  void whoLosesItsPlaceToAnotherServerKeepsNothingMore() throws Exception {
    // A server whose lock was lost with its line, and taken by another, commits nothing any more,
    // though its other lines are whole; not even when that one has ended.
    var settings = Postgres.standard(database, folder);
    Path other = Files.createDirectories(folder.resolve("other"));
    AtomicInteger lost = new AtomicInteger();
    try (Ledger first = Ledger.alone(settings, folder)) {
      CountDownLatch told = new CountDownLatch(1);
      first.whenLost(
          () -> {
            lost.incrementAndGet();
            told.countDown();
          });
      first.work(unitOfWork -> BareGame.enter(unitOfWork, "kept"));
      Postgres.sql(database, CUT_LOCK);
      try (Ledger second = Ledger.alone(settings, other)) {
        keepsNothing(first);
        second.work(unitOfWork -> BareGame.enter(unitOfWork, "worth"));
      }
      keepsNothing(first);
      assertThat(first.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(2);
      assertThat(told.await(1, TimeUnit.MINUTES)).as("it is told").isTrue();
    }
    assertThat(lost).hasValue(1);
  }

  @Test
  void whoFindsAnotherServerInItsPlaceKnowsAtOnce() throws IOException {
    // It does not take it for a database that does not answer, and tries no more.
    var settings = Postgres.standard(database, folder);
    Path other = Files.createDirectories(folder.resolve("other"));
    try (Ledger first = Ledger.alone(settings, folder)) {
      Postgres.sql(database, CUT_LOCK);
      try (Ledger _ = Ledger.alone(settings, other)) {
        assertThatThrownBy(first::barrier).isInstanceOf(LedgerClosed.class);
      }
    }
  }

  private static void keepsNothing(Ledger first) {
    assertThatThrownBy(() -> first.work(unitOfWork -> BareGame.enter(unitOfWork, "not kept")))
        .isInstanceOf(LedgerClosed.class);
    assertThatThrownBy(first::barrier).isInstanceOf(LedgerClosed.class);
  }

  @Test
  void whoGetsItsLockBackGoesOn() throws IOException {
    // Nobody has worked there meanwhile.
    var settings = Postgres.standard(database, folder);
    try (Ledger first = Ledger.alone(settings, folder)) {
      Postgres.sql(database, CUT_LOCK);
      first.work(unitOfWork -> BareGame.enter(unitOfWork, "sedan"));
      first.barrier();
      first.work(unitOfWork -> BareGame.enter(unitOfWork, "worth"));
      assertThat(first.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(2);
    }
  }
}
