package depesche.bot.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.nodes.NodeLine;
import depesche.bot.ledger.nodes.NodeName;
import depesche.bot.ledger.nodes.Sharing;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What every node says of the work of all.
class LedgerHealthTest {

  @TempDir private Path data;

  @Test
  void aDatabaseThatTakesNothingIsATrouble() {
    // Mail stays in its mailbox and deadlines wait: those who watch the server must hear of it.
    PostgresDatabase database = Postgres.fresh();
    try (Ledger ledger = Ledger.open(database, Vault.in(data.resolve("chance.key")))) {
      LedgerHealth health = new LedgerHealth(ledger);
      assertThat(health.troubles(Duration.ZERO)).isEmpty();
      // Its lines are cut first, and others opened.
      Postgres.readOnly(database, true);
      await()
          .untilAsserted(
              () ->
                  assertThat(health.troubles(Duration.ZERO))
                      .singleElement()
                      .asString()
                      .contains(" is read-only: set default_transaction_read_only = off"));
      Postgres.readOnly(database, false);
      await().untilAsserted(() -> assertThat(health.troubles(Duration.ZERO)).isEmpty());
    }
  }

  @Test
  void aGameThatCannotBeReadIsATrouble() {
    // It rests until its master writes what is said here.
    try (Ledger ledger = Ledger.open("jdbc:h2:mem:health", Vault.in(data.resolve("chance.key")))) {
      LedgerHealth health = new LedgerHealth(ledger);
      ledger.work(
          unitOfWork -> {
            StoredGame game = BareGame.enter(unitOfWork, "short");
            game.setClock("hours 72 24 24");
            game.setTableRules("patience=much");
            return game;
          });
      assertThat(health.troubles(Duration.ZERO))
          .singleElement()
          .asString()
          .contains("short", "SET RULE short patience=2");
    }
  }

  @Test
  void whatOneNodeMustDoAndNoneDoesIsSaid() throws SQLException {
    PostgresDatabase database = Postgres.fresh();
    try (NodeLine node = NodeLine.to(database, Clock.systemUTC())) {
      node.join(new NodeName("here", 1, "1.0", "rules", "key"));
      try (Ledger ledger = Ledger.shared(node.database(), data, Sharing.ASSISTANT, Claim.none())) {
        LedgerHealth health = new LedgerHealth(ledger);
        assertThat(health.troubles(Duration.ZERO))
            .containsExactly("No node has the office.", "No node sends mail.");
        assertThat(node.take(() -> {})).isPresent();
        assertThat(health.troubles(Duration.ZERO)).containsExactly("No node sends mail.");
        assertThat(node.takeSending(false, () -> {})).isPresent();
        assertThat(health.troubles(Duration.ZERO)).isEmpty();
        assertThat(health.troubles(Duration.ofMinutes(6)))
            .containsExactly("There has been work without rest for 360 s.");
        // It may go away between two questions: that is said, and is no error of ours.
        Postgres.sql(database, "alter table lease rename to gone");
        assertThat(health.troubles(Duration.ZERO)).containsExactly("The database does not answer.");
        Postgres.sql(database, "alter table gone rename to lease");
      }
    }
  }
}
