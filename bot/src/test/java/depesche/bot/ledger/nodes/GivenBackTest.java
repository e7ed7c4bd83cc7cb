package depesche.bot.ledger.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.sql.SQLException;
import java.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the database thinks a node has, and the node does not know of. As long as the node lives,
/// nobody else could take it, and no mail would be read.
class GivenBackTest {

  private static final String CUT =
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()"
          + " and datname = current_database()";

  private PostgresDatabase database;
  private NodeLine one;
  private NodeLine other;

  @BeforeEach
  void open() {
    database = Postgres.fresh();
    one = NodeLine.to(database, Clock.systemUTC());
    one.join(new NodeName("here", 1, "1.0", "rules", "key"));
    other = NodeLine.to(database, Clock.systemUTC());
    other.join(new NodeName("here", 2, "1.0", "rules", "key"));
  }

  @AfterEach
  void close() {
    if (one != null) {
      one.close();
      other.close();
    }
  }

  private static void back(NodeLine line) throws SQLException {
    try {
      line.beat();
    } catch (SQLException _) {
      line.beat();
    }
  }

  @Test
  void whatWasGivenBackOverABrokenLineIsGivenBackAtTheNextBeat() throws SQLException {
    // The database is started anew while a node opens the office: it cannot say that it leaves it.
    assertThat(one.take(() -> {})).isPresent();
    assertThat(one.takeSending(true, () -> {})).isPresent();
    Postgres.sql(database, CUT);
    one.release();
    one.releaseSending();
    back(one);
    back(other);
    assertThat(other.take(() -> {})).isPresent();
    assertThat(other.takeSending(true, () -> {})).isPresent();
  }

  @Test
  void whatWasTakenWithoutAnAnswerIsGivenBackAtTheNextBeat() throws SQLException {
    // The line breaks when the office is its own already.
    assertThat(other.take(() -> {})).isPresent();
    other.release();
    Postgres.sql(database, "update lease set node = (select id from node where pid = 1)");
    assertThat(other.take(() -> {})).isEmpty();
    one.beat();
    assertThat(other.take(() -> {})).isPresent();
  }

  @Test
  void whatANodeKnowsOfStaysItsOwn() throws SQLException {
    Fence office = one.take(() -> {}).orElseThrow();
    one.beat();
    assertThat(office.isOver()).isFalse();
    assertThat(other.take(() -> {})).isEmpty();
  }
}
