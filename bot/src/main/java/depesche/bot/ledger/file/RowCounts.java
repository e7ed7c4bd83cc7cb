package depesche.bot.ledger.file;

import depesche.bot.ledger.database.Database;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// How much there is in a ledger, so that a copy can be compared with what was copied.
///
/// @param schema the last step of the schema's history that was taken
/// @param rows by table
public record RowCounts(int schema, SequencedMap<String, Long> rows) {

  private static final String HISTORY = "flyway_schema_history";

  private static final String TABLES =
      "select lower(table_name) from information_schema.tables where "
          + Database.HELD
          + " order by lower(table_name)";

  private static final String SCHEMA =
      "select max(cast(\"version\" as integer)) from \"flyway_schema_history\" where \"success\"";

  public RowCounts {
    rows = new LinkedHashMap<>(rows);
  }

  /// Counts.
  public static RowCounts of(Connection connection) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet names = statement.executeQuery(TABLES)) {
      while (names.next()) {
        tables.add(names.getString(1));
      }
    }
    SequencedMap<String, Long> rows = new LinkedHashMap<>();
    for (String table : tables) {
      boolean history = table.equals(HISTORY);
      rows.put(
          history ? table : table.toUpperCase(Locale.ROOT),
          number(connection, "select count(*) from " + (history ? '"' + table + '"' : table)));
    }
    return new RowCounts((int) number(connection, SCHEMA), rows);
  }

  private static long number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(query)) {
      answer.next();
      return answer.getLong(1);
    }
  }

  /// {@return the same in a file whose schema was made like this}
  ///
  /// @param file of no other rows than those about its schema
  public RowCounts in(RowCounts file) {
    SequencedMap<String, Long> counts = new LinkedHashMap<>(rows);
    counts.put(HISTORY, file.rows().getOrDefault(HISTORY, 0L));
    return new RowCounts(schema, counts);
  }

  /// {@return how many games there are}
  public long games() {
    return rows.getOrDefault("GAME", 0L);
  }
}
