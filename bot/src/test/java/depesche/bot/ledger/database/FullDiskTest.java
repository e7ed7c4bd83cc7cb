package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk that is full for a while: H2 closes its file for good, and a server must not be told to
/// start anew.
class FullDiskTest {

  @TempDir private Path data;
  private Ledger ledger;

  @BeforeEach
  void aLedgerWithAGame() {
    FullDisk.prepare();
    ledger = open("jdbc:h2:full:async:");
    enter("sedan");
  }

  @AfterEach
  void close() {
    FullDisk.full(false);
    ledger.close();
  }

  private Ledger open(String disk) {
    return Ledger.open(
        new EmbeddedDatabase(disk + data.resolve("depesche"), "here"),
        Vault.in(data.resolve("chance.key")));
  }

  private void enter(String game) {
    ledger.work(unitOfWork -> BareGame.enter(unitOfWork, game).id());
  }

  private List<String> games() throws SQLException {
    List<String> names = new ArrayList<>();
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select name from game order by name")) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }

  @Test
  void whenThereIsRoomAgainWorkGoesOn() throws SQLException {
    FullDisk.full(true);
    assertThatThrownBy(() -> enter("worth")).isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> enter("worth")).isInstanceOf(RuntimeException.class);
    FullDisk.full(false);
    ledger.tidy();
    assertThat(games()).containsExactly("sedan");
    enter("worth");
    ledger.barrier();
    ledger.close();
    ledger = open("jdbc:h2:async:");
    assertThat(games()).containsExactly("sedan", "worth");
  }

  @Test
  void noWorkBeginsInAFileThatIsClosed() {
    // What H2 has lost count of there would keep a statement waiting for ever.
    FullDisk.full(true);
    assertThatThrownBy(() -> enter("worth")).isInstanceOf(RuntimeException.class);
    AtomicBoolean begun = new AtomicBoolean();
    assertThatThrownBy(
            () ->
                ledger.work(
                    unitOfWork -> {
                      begun.set(true);
                      return unitOfWork.games();
                    }))
        .hasRootCauseInstanceOf(SQLNonTransientConnectionException.class);
    assertThatThrownBy(ledger::barrier).hasMessageContaining("SQL state 90098");
    assertThat(begun).isFalse();
  }

  @Test
  void itMayBeFullForAWhile() throws SQLException {
    FullDisk.full(true);
    for (int round = 0; round < 3; round++) {
      assertThatThrownBy(() -> enter("worth")).isInstanceOf(RuntimeException.class);
      ledger.tidy();
    }
    FullDisk.full(false);
    ledger.tidy();
    enter("worth");
    assertThat(games()).containsExactly("sedan", "worth");
  }
}
