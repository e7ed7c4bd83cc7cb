package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.database.Where;
import depesche.bot.ledger.mail.ParcelRow;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// The same picture in several reports at once, in a file and on PostgreSQL.
@ParameterizedClass
@EnumSource(Where.class)
class EnclosuresTest {

  private static final int WRITERS = 6;
  private static final int ROUNDS = 12;

  /// Those that wait for another transaction: in H2, sessions in the midst of a statement.
  private static final String WAITING_IN_FILE =
      "select count(*) from information_schema.sessions where executing_statement like 'insert%'";

  private static final String WAITING_ON_POSTGRES =
      "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname ="
          + " current_database()";

  @Parameter private Where where = Where.FILE;
  @TempDir private Path folder;
  private Ledger ledger;

  /// How often a piece of work was begun.
  private final AtomicInteger times = new AtomicInteger();

  @BeforeEach
  void open() {
    ledger = Ledger.open(where.fresh(folder), Vault.in(folder.resolve("key")));
  }

  @AfterEach
  void close() {
    if (ledger != null) {
      ledger.close();
    }
  }

  private static byte[] picture(String name) {
    return name.getBytes(StandardCharsets.UTF_8);
  }

  private ParcelRow store(String... pictures) {
    return ledger.work(
        unitOfWork -> {
          times.incrementAndGet();
          ParcelRow parcel = new ParcelRow();
          for (String picture : pictures) {
            unitOfWork.enclosures().add(parcel, picture(picture));
          }
          return parcel;
        });
  }

  private long number(String question) {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean isAnyoneWaiting() {
    return number(where == Where.FILE ? WAITING_IN_FILE : WAITING_ON_POSTGRES) > 0;
  }

  @Test
  void whoComesSecondCountsWhatTheFirstHasEntered() throws Exception {
    // It waits for the other to commit, and nothing of its work is done again.
    String digest = store("map").files;
    try (Connection other = ledger.source().getConnection();
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("delete from enclosure");
      other.commit();
      statement.execute(
          "insert into enclosure (digest, content, parcels) values ('%s', cast('' as %s), 1)"
              .formatted(digest, where == Where.FILE ? "blob" : "bytea"));
      times.set(0);
      FutureTask<ParcelRow> second = new FutureTask<>(() -> store("map"));
      Thread.ofPlatform().start(second);
      await("it waits for the other").until(this::isAnyoneWaiting);
      other.commit();
      assertThat(second.get().files).isEqualTo(digest);
    }
    assertThat(times).hasValue(1);
    assertThat(number("select parcels from enclosure")).isEqualTo(2);
  }

  @Test
  void whatAnotherUndoesIsEnteredInstead() throws Exception {
    // If the first does not commit after all, the picture is there all the same.
    String digest = store("map").files;
    try (Connection other = ledger.source().getConnection();
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("delete from enclosure");
      other.commit();
      statement.execute(
          "insert into enclosure (digest, content, parcels) values ('%s', cast('' as %s), 1)"
              .formatted(digest, where == Where.FILE ? "blob" : "bytea"));
      FutureTask<ParcelRow> second = new FutureTask<>(() -> store("map"));
      Thread.ofPlatform().start(second);
      await("it waits for the other").until(this::isAnyoneWaiting);
      other.rollback();
      second.get();
    }
    assertThat(number("select parcels from enclosure")).isEqualTo(1);
  }

  /// What one of several writers does again and again, beginning with all others.
  private interface Round {
    void play(int writer, int round) throws Exception;
  }

  private static void atOnce(Round work) throws Exception {
    CyclicBarrier together = new CyclicBarrier(WRITERS);
    List<FutureTask<Boolean>> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      int number = i;
      FutureTask<Boolean> writer =
          new FutureTask<>(
              () -> {
                for (int round = 0; round < ROUNDS; round++) {
                  together.await();
                  work.play(number, round);
                }
                return true;
              });
      writers.add(writer);
      Thread.ofPlatform().start(writer);
    }
    for (FutureTask<Boolean> writer : writers) {
      assertThat(writer.get()).isTrue();
    }
  }

  private void release(List<ParcelRow> parcels) {
    ledger.work(
        unitOfWork -> {
          times.incrementAndGet();
          parcels.forEach(unitOfWork.enclosures()::release);
          return parcels;
        });
  }

  @Test
  void manyStoreAndReleaseTheSamePicturesAtOnce() throws Exception {
    // No piece of work fails or is done again, and in the end no picture is left.
    atOnce(
        (_, round) -> {
          ParcelRow parcel = store("new" + round, "old", "new" + round / 2);
          assertThat(number("select count(*) from enclosure")).isPositive();
          release(List.of(parcel));
        });
    assertThat(times).hasValue(2 * WRITERS * ROUNDS);
    assertThat(number("select count(*) from enclosure")).isZero();
  }

  @Test
  void mailsThatAreNotedTogetherWaitForNobodyInACircle() throws Exception {
    // To let go of several mails touches their files in the order of all others, not mail by mail:
    // no piece of work is done again.
    atOnce(
        (writer, _) -> {
          int first = writer % 2;
          release(List.of(store("map" + first), store("map" + (1 - first))));
        });
    assertThat(times).hasValue(3 * WRITERS * ROUNDS);
    assertThat(number("select count(*) from enclosure")).isZero();
  }
}
