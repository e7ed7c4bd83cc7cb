package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.CutLine;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever becomes of the line to PostgreSQL, each piece of work is done once.
class LostLineTest {

  private static final String CUT_OTHERS =
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
          + " and datname = current_database() and backend_xid is not null";

  @TempDir private Path folder;

  private PostgresDatabase database;
  private CutLine line;
  private Ledger ledger;
  private final AtomicInteger times = new AtomicInteger();

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

  private long enter(String name) {
    return ledger.work(
        unitOfWork -> {
          times.incrementAndGet();
          return BareGame.enter(unitOfWork, name).id();
        });
  }

  private void isThereOnce(long number) {
    assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(1);
    assertThat(ledger.<String>work(unitOfWork -> unitOfWork.game(number).name()))
        .isEqualTo("sedan");
  }

  @Test
  void aCommitWhoseAnswerIsLostIsAskedFor() {
    line.loses(CutLine.At.ANSWER);
    isThereOnce(enter("sedan"));
    assertThat(line.isCut()).isTrue();
    assertThat(times).hasValue(1);
  }

  @Test
  void aCommitThatNeverArrivedIsDoneAgain() {
    // The database says, when it is asked, that it was undone.
    line.loses(CutLine.At.COMMAND);
    isThereOnce(enter("sedan"));
    assertThat(line.isCut()).isTrue();
    assertThat(times).hasValue(2);
  }

  @Test
  void workThatAnAdministratorCutsIsDoneAgain() {
    long number =
        ledger.work(
            unitOfWork -> {
              long entered = BareGame.enter(unitOfWork, "sedan").id();
              unitOfWork.flush();
              if (times.incrementAndGet() == 1) {
                Postgres.sql(database, CUT_OTHERS);
              }
              return entered;
            });
    isThereOnce(number);
    assertThat(times).hasValue(2);
  }

  @Test
  void twoThatWaitForEachOtherAreBothDone() {
    // The database undoes one of them; nobody notices.
    long first = enter("sedan");
    long second = enter("worth");
    CyclicBarrier both = new CyclicBarrier(2);
    CompletableFuture<Void> one = CompletableFuture.runAsync(() -> pause(first, second, both));
    CompletableFuture<Void> other = CompletableFuture.runAsync(() -> pause(second, first, both));
    CompletableFuture.allOf(one, other).join();
    assertThat(times.get()).isGreaterThan(4);
  }

  private void pause(long first, long second, CyclicBarrier both) {
    AtomicInteger tries = new AtomicInteger();
    ledger.work(
        unitOfWork -> {
          times.incrementAndGet();
          turn(unitOfWork, first);
          if (tries.incrementAndGet() == 1) {
            meet(both);
          }
          turn(unitOfWork, second);
          return first;
        });
  }

  private static void turn(UnitOfWork unitOfWork, long game) {
    unitOfWork.update("update GameRow set turn = turn + 1 where id = ?1", game);
  }

  private static void meet(CyclicBarrier both) {
    try {
      both.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aSecondServerIsRefusedUntilTheFirstEnds() throws IOException {
    // As long as its line holds, one server works in a database.
    Path other = folder.resolve("other");
    var settings = Postgres.standard(database, folder);
    ledger.close();
    try (Ledger first = Ledger.alone(settings, folder)) {
      first.barrier();
      assertThatThrownBy(() -> Ledger.alone(settings, other))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContainingAll("another Depesche works in", "stop it first");
      Postgres.sql(database, CUT_OTHERS.replace("backend_xid is not null", "true"));
      // It notices, and takes its place again.
      first.barrier();
      assertThatThrownBy(() -> Ledger.alone(settings, other)).isInstanceOf(UnusableInput.class);
    }
    Ledger.alone(settings, folder).close();
  }
}
