package depesche.bot.ledger;

import depesche.bot.ledger.database.EmbeddedDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/// Commits some rows and dies at once, as by `kill -9`.
public final class HaltedWriter {

  private HaltedWriter() {}

  /// Writes and dies.
  ///
  /// @param words a database, and how many rows it gets
  public static void main(String[] words) throws SQLException {
    try (Connection connection = open(Path.of(words[0]));
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table receipt (id bigint generated always as identity primary key)");
      for (int i = 0; i < Integer.parseInt(words[1]); i++) {
        statement.execute("insert into receipt default values");
      }
      Runtime.getRuntime().halt(0);
    }
  }

  /// Opens a database as the ledger does, but what is of no use any more is overwritten at once, as
  /// it is after a rest of a minute.
  static Connection open(Path database) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:h2:async:" + database + EmbeddedDatabase.SAFE + ";RETENTION_TIME=1", "depesche", "");
  }
}
