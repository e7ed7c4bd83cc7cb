package depesche.bot.ledger.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/// What nodes make of one another after a database that was away.
class BackAgainTest {

  @Test
  void whoCouldNotBeHeardGivesTheOthersTheTimeOfALease() throws SQLException {
    // The database was away for all of them: the first that is back takes nobody for dead who is
    // only slower, and the node that had the office has it still.
    PostgresDatabase database = Postgres.fresh();
    AtomicReference<Duration> passed = new AtomicReference<>(Duration.ZERO);
    InstantSource now = () -> Instant.now().plus(passed.get());
    Clock clock = now.withZone(ZoneOffset.UTC);
    try (NodeLine quick = NodeLine.to(database, clock);
        NodeLine slow = NodeLine.to(database, clock)) {
      quick.join(new NodeName("here", 3, "1.0", "rules", "key"));
      slow.join(new NodeName("here", 4, "1.0", "rules", "key"));
      Fence office = slow.take(() -> {}).orElseThrow();
      Postgres.silence(database, 3);
      Postgres.silence(database, 4);
      passed.set(NodeLine.LEASE);
      assertThat(quick.beat()).isTrue();
      assertThat(quick.take(() -> {})).isEmpty();
      assertThat(slow.beat()).isTrue();
      assertThat(office.isOver()).isFalse();
      Postgres.silence(database, 4);
      passed.set(NodeLine.LEASE.multipliedBy(3).dividedBy(2));
      quick.beat();
      assertThat(quick.take(() -> {})).isEmpty();
      passed.set(NodeLine.LEASE.multipliedBy(2));
      quick.beat();
      assertThat(quick.take(() -> {})).as("the time is over").isPresent();
    }
  }
}
