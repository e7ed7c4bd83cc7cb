package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/// What an interrupted first start has left in a file: some steps of the schema, the last one maybe
/// half taken, since H2 keeps each statement as it comes; and no row of anybody's.
final class UnfinishedStart {

  private static final String TABLES =
      "select table_name from information_schema.tables where "
          + Database.HELD
          + " and table_name <> 'flyway_schema_history'";

  private UnfinishedStart() {}

  /// Takes it away, so that the steps begin anew. A file that holds a row of anybody's is left as
  /// it is.
  static void undo(DataSource source) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      List<String> tables = tables(statement);
      if (!tables.isEmpty() && areEmpty(statement, tables)) {
        statement.execute("drop all objects");
      }
    } catch (SQLException e) {
      throw new IllegalStateException(
          "what an interrupted start has left cannot be read: SQL state " + e.getSQLState());
    }
  }

  private static List<String> tables(Statement statement) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet names = statement.executeQuery(TABLES)) {
      while (names.next()) {
        tables.add(names.getString(1));
      }
    }
    return tables;
  }

  private static boolean areEmpty(Statement statement, List<String> tables) throws SQLException {
    for (String table : tables) {
      try (ResultSet rows =
          statement.executeQuery("select 1 from \"%s\" limit 1".formatted(table))) {
        if (rows.next()) {
          return false;
        }
      }
    }
    return true;
  }
}
