package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.database.CutLine;
import depesche.bot.ledger.database.OutcomeUnknown;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

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
  void aCommitThatIsUnderWayIsEndedAndNotOvertaken() throws SQLException {
    // The server has not noticed that the line broke: what it had in hand is undone, then the work
    // may be done again.
    try (Connection lost = database.connection();
        Statement statement = lost.createStatement()) {
      lost.setAutoCommit(false);
      String mark;
      try (ResultSet row = statement.executeQuery("select cast(pg_current_xact_id() as text)")) {
        row.next();
        mark = row.getString(1);
      }
      assertThat(database.isCommitted(mark, new CountDownLatch(1))).isFalse();
      assertThat(lost.isValid(1)).isFalse();
    }
  }

  @Test
  void nobodyWaitsForALostCommitWhileTheProgramCloses() throws IOException {
    try (ServerSocket deaf = new ServerSocket(0)) {
      PostgresDatabase gone =
          new PostgresDatabase(
              "jdbc:postgresql://127.0.0.1:%d/x?loginTimeout=1".formatted(deaf.getLocalPort()),
              "x",
              "");
      CountDownLatch closing = new CountDownLatch(0);
      assertThatThrownBy(() -> gone.isCommitted("1", closing)).isInstanceOf(OutcomeUnknown.class);
    }
  }

  @Test
  void workThatAnAdministratorCutsIsDoneAgain() {
    isThereOnce(cutOnce());
    assertThat(times).hasValue(2);
  }

  /// {@return the number of what was entered}
  private long cutOnce() {
    return ledger.work(
        unitOfWork -> {
          long entered = BareGame.enter(unitOfWork, "sedan").id();
          unitOfWork.flush();
          if (times.incrementAndGet() == 1) {
            Postgres.sql(database, CUT_OTHERS);
          }
          return entered;
        });
  }

  @Test
  void whatIsLookedUpOverABrokenLineIsNotTakenForMissing() {
    // To ask for a row by its number tells that the line broke, and not that there is none.
    long game = enter("sedan");
    long noParcel = 7;
    for (Function<UnitOfWork, Object> lookup :
        List.<Function<UnitOfWork, Object>>of(
            unitOfWork -> unitOfWork.game(game).name(),
            unitOfWork -> unitOfWork.token("none").isPresent(),
            unitOfWork -> Optional.ofNullable(unitOfWork.outTray().locked(noParcel)).isPresent())) {
      times.set(0);
      Object found =
          ledger.work(
              unitOfWork -> {
                turn(unitOfWork, game);
                if (times.incrementAndGet() == 1) {
                  Postgres.sql(database, CUT_OTHERS);
                }
                return lookup.apply(unitOfWork);
              });
      assertThat(found).isIn("sedan", false);
      assertThat(times).hasValue(2);
    }
  }

  @Test
  void aLineThatIsCutIsOneLineInTheLog() {
    // No page of the program's insides for each connection that an administrator cuts.
    Logger all = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    log.start();
    all.addAppender(log);
    try {
      isThereOnce(cutOnce());
    } finally {
      all.detachAppender(log);
    }
    assertThat(log.list)
        .singleElement()
        .satisfies(line -> assertThat(line.getThrowableProxy()).isNull())
        .extracting(ILoggingEvent::getFormattedMessage)
        .isEqualTo("the database has undone some work: SQL state 57P01; it is done again");
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
    unitOfWork.ask.update("update GameRow set turn = turn + 1 where id = ?1", game);
  }

  private static void meet(CyclicBarrier both) {
    try {
      both.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
