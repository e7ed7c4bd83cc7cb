package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Vault;
import depesche.bot.people.Missing;
import depesche.bot.people.TableRules;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A ledger that an earlier version wrote goes on as it was.
class OldLedgerTest {

  private static final List<String> ROWS =
      List.of(
          "insert into player (address, zone) values ('anna@x.org', 'UTC')",
          "insert into game (name, title, edition, options, state, turn, phase, position, clock,"
              + " master, secret_hidden, secret_open, created, version) values ('bismarck', 't',"
              + " '1', '', 'RUNNING', 1, 'S1865M', 'x', 'hours 72 24 24', 'master@x.org', X'', X'',"
              + " now(), 0)",
          "insert into seat (game_id, place, name, country, country_key, player_id, state,"
              + " password, missed) values (1, 0, 'Red', '', '#0', 1, 'HELD', 'hash', 1)",
          "insert into token (token, seat_id, phase) values ('abc', 1, 'S1865M')");

  @TempDir Path folder = Path.of("");

  @Test
  void aMessageThatFailedBeforeIsStillFoundAsFailed() throws SQLException {
    // An earlier version had another word for it.
    String url =
        filled(
            "20",
            List.of(
                "insert into inbox (mailbox, uid_validity, uid, digest, received, state, attempts,"
                    + " oversized, content) values ('x', 1, 1, 'd', now(), 'SHUNTED', 5, false,"
                    + " X'')"));
    try (Ledger ledger = Ledger.open(url, Vault.in(folder.resolve("key")))) {
      assertThat(ledger.<Integer>work(unitOfWork -> unitOfWork.registry().failed().size()))
          .isEqualTo(1);
    }
  }

  @Test
  void aTableFromBeforePeopleHadTwoAddressesGoesOn() throws SQLException {
    // Seats, misses and tokens are as they were, and every rule of the table is the usual one.
    String url = filled("10", ROWS);
    try (Ledger ledger = Ledger.open(url, Vault.in(folder.resolve("key")))) {
      boolean acts =
          ledger.work(
              unitOfWork -> {
                StoredGame game = unitOfWork.game("bismarck").orElseThrow();
                StoredSeat seat = game.seats().getFirst();
                TableRules rules = TableRules.of(game);
                assertThat(seat.missed()).isEqualTo(1);
                assertThat(seat.salt()).isEqualTo("1/Red");
                assertThat(seat.standIn()).isEmpty();
                assertThat(unitOfWork.token("abc").orElseThrow().holder).isEmpty();
                assertThat(rules.patience()).isEqualTo(2);
                assertThat(rules.missing()).isEqualTo(Missing.ABANDON);
                return seat.mayAct(unitOfWork.player("anna@x.org").orElseThrow());
              });
      assertThat(acts).isTrue();
    }
  }

  /// {@return the address of a ledger as a version left it, with these rows in it}
  private String filled(String version, List<String> rows) throws SQLException {
    String url = "jdbc:h2:file:" + folder.resolve("ledger");
    Flyway.configure().dataSource(url, "depesche", "").target(version).load().migrate();
    try (var connection = DriverManager.getConnection(url, "depesche", "");
        var statement = connection.createStatement()) {
      for (String row : rows) {
        statement.execute(row);
      }
    }
    return url;
  }
}
