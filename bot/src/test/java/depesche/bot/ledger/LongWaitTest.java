package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.database.Where;
import jakarta.persistence.PersistenceException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A row that another has is waited for too long, in a file and on PostgreSQL.
@ParameterizedClass
@EnumSource(Where.class)
class LongWaitTest {

  @Parameter private Where where = Where.FILE;
  @TempDir private Path folder;
  private Ledger ledger;

  /// How often the work was begun.
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

  @Test
  void whoWaitsTooLongGivesWayAndDoesItsWorkAgain() throws SQLException {
    // Nothing of the first time is kept, though the database undoes no more than one statement.
    long sedan = ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "sedan").id());
    try (Connection other = holding(sedan)) {
      ledger.work(
          unitOfWork -> {
            BareGame.enter(unitOfWork, "worth");
            unitOfWork.flush();
            if (times.incrementAndGet() > 1) {
              end(other);
            }
            return turn(unitOfWork, sedan);
          });
    }
    assertThat(times).hasValue(2);
    assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(2);
    assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.game(sedan).turn())).isEqualTo(1);
  }

  @Test
  void whoNeverGetsItGivesUpAndLeavesNothing() throws SQLException {
    // It does not hold up the rest of the work for ever: what is left is tried in another round.
    long sedan = ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "sedan").id());
    try (Connection other = holding(sedan)) {
      assertThatThrownBy(
              () ->
                  ledger.work(
                      unitOfWork -> {
                        times.incrementAndGet();
                        BareGame.enter(unitOfWork, "worth");
                        unitOfWork.flush();
                        return turn(unitOfWork, sedan);
                      }))
          .isInstanceOf(PersistenceException.class);
      end(other);
    }
    assertThat(times).hasValue(4);
    assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.games().size())).isEqualTo(1);
  }

  /// {@return a connection that has this game, while we wait no longer than a moment}
  private Connection holding(long game) throws SQLException {
    Connection other = ledger.source().getConnection();
    other.setAutoCommit(false);
    try (Statement statement = other.createStatement()) {
      statement.execute("update game set turn = turn where id = " + game);
    }
    // The pool gives us the line that we gave back last.
    try (Connection ours = ledger.source().getConnection();
        Statement statement = ours.createStatement()) {
      statement.execute(where == Where.FILE ? "set lock_timeout 20" : "set lock_timeout = '20ms'");
    }
    return other;
  }

  private static void end(Connection other) {
    try {
      other.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long turn(UnitOfWork unitOfWork, long game) {
    return unitOfWork.ask.update("update GameRow set turn = turn + 1 where id = ?1", game);
  }
}
