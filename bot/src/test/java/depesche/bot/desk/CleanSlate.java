package depesche.bot.desk;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.Ledger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/// Empties a ledger.
final class CleanSlate {

  private static final List<String> TABLES =
      List.of(
          "vote",
          "proposal",
          "ending",
          "statement",
          "diary",
          "issue",
          "press_member",
          "press_thread",
          "press_copy",
          "press",
          "series_round",
          "series_seat",
          "series_game",
          "series_player",
          "series",
          "waiting",
          "ejection",
          "offer",
          "outcome",
          "address",
          "player",
          "game",
          "seat",
          "token",
          "inbox",
          "letter",
          "turn",
          "draw",
          "seal",
          "todo",
          "parcel",
          "enclosure",
          "alarm",
          "stranger",
          "idle_answer",
          "sign_on_failure",
          "game_list",
          "game_master",
          "kept_seat",
          "allowance",
          "master_entry",
          "absence",
          "presence",
          "rollback_request",
          "master_call");

  private CleanSlate() {}

  /// {@return one in memory, which is kept though its last connection is renewed, as each is after
  /// half an hour}
  static Ledger ledger(Vault vault) {
    return Ledger.open("jdbc:h2:mem:bureau;DB_CLOSE_DELAY=-1", vault);
  }

  /// Forgets who was answered though nothing was carried out, if all are.
  static void release(Ledger ledger, boolean all) {
    if (!all) {
      return;
    }
    try (var connection = ledger.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("delete from idle_answer where address > ''");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  static Path key() {
    try {
      Path folder = Files.createTempDirectory("bureau");
      folder.toFile().deleteOnExit();
      Path key = folder.resolve("chance.key");
      key.toFile().deleteOnExit();
      return key;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void wipe(Ledger ledger) {
    try (var connection = ledger.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("set referential_integrity false");
      for (String table : TABLES) {
        statement.execute("truncate table " + table);
      }
      statement.execute("set referential_integrity true");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
