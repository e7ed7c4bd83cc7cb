package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.CutLine;
import depesche.bot.ledger.database.OutcomeUnknown;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All lines to PostgreSQL break at once, as when its server is started anew.
class BrokenLinesTest {

  private static final String CUT_ALL =
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
          + " and datname = current_database()";

  @TempDir private Path folder;
  private PostgresDatabase database;
  private CutLine line;
  private Ledger ledger;

  @BeforeEach
  void open() throws IOException {
    database = Postgres.fresh();
    line = CutLine.to(database);
    ledger = Ledger.open(line.database(), Vault.in(folder.resolve("key")));
  }

  @AfterEach
  void close() throws IOException {
    if (ledger != null) {
      ledger.close();
      line.close();
    }
  }

  @Test
  void whoAsksForALostCommitIsLetGoWhenTheLedgerCloses() throws IOException {
    // Also who works under a claim of its own, as the sender of a node does.
    Ledger part = ledger.under(Claim.none());
    line.loses(CutLine.At.ANSWER);
    line.shut();
    CompletableFuture<Long> asking =
        CompletableFuture.supplyAsync(
            () -> part.work(unitOfWork -> BareGame.enter(unitOfWork, "sedan").id()));
    line.awaitCut();
    CompletableFuture<Void> closing =
        CompletableFuture.runAsync(ledger::close, Thread::startVirtualThread);
    assertThatThrownBy(() -> asking.get(1, TimeUnit.MINUTES))
        .hasCauseInstanceOf(OutcomeUnknown.class);
    closing.join();
  }

  @Test
  void allLinesThatAreCutAtOnceAreOneFault() throws SQLException {
    // A server that was started anew has cut each line of the pool: work that is done again does
    // not meet one of them after the other.
    List<Connection> lines = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      lines.add(ledger.source().getConnection());
    }
    for (Connection one : lines) {
      one.close();
    }
    Postgres.sql(database, CUT_ALL);
    AtomicInteger times = new AtomicInteger();
    ledger.work(
        unitOfWork -> {
          times.incrementAndGet();
          return BareGame.enter(unitOfWork, "sedan");
        });
    assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(1);
    assertThat(times.get()).isLessThanOrEqualTo(2);
  }

  @Test
  void aServerThatIsAwayIsToBeTriedAgain() throws IOException {
    // The question whether it may still work ends with a fault of the world: nothing is put aside
    // for it.
    var settings = Postgres.standard(line.database(), folder);
    ledger.close();
    try (Ledger first = Ledger.alone(settings, folder)) {
      first.barrier();
      line.close();
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(first::barrier)
            .isNotInstanceOf(UnusableInput.class)
            .hasCauseInstanceOf(SQLException.class);
      }
    }
  }
}
