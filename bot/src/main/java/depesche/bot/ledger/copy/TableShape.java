package depesche.bot.ledger.copy;

import depesche.bot.ledger.database.Database;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A table as it is copied.
///
/// @param columns all but those that are made from others
/// @param counted the column that the database counts up by itself
public record TableShape(
    String name, SequencedMap<String, ValueKind> columns, Optional<String> counted) {

  /// The history of the schema is that of the copy.
  private static final String COLUMNS =
      "select lower(table_name), lower(column_name), data_type, is_identity"
          + " from information_schema.columns"
          + " where is_generated = 'NEVER' and lower(table_name) <> 'flyway_schema_history' and "
          + Database.HELD
          + " order by lower(table_name), lower(column_name)";

  /// {@return all tables of a ledger, in the order of their names}
  public static List<TableShape> all(Connection connection) throws SQLException {
    SequencedMap<String, SequencedMap<String, ValueKind>> tables = new LinkedHashMap<>();
    SequencedMap<String, String> counted = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(COLUMNS)) {
      while (row.next()) {
        tables
            .computeIfAbsent(row.getString(1), _ -> new LinkedHashMap<>())
            .put(row.getString(2), ValueKind.of(row.getString(3)));
        if (row.getString(4).equals("YES")) {
          counted.put(row.getString(1), row.getString(2));
        }
      }
    }
    List<TableShape> shapes = new ArrayList<>();
    tables.forEach(
        (name, columns) ->
            shapes.add(new TableShape(name, columns, Optional.ofNullable(counted.get(name)))));
    return shapes;
  }

  /// {@return the question for all its rows}
  String select() {
    return "select %s from %s".formatted(String.join(", ", columns.sequencedKeySet()), name);
  }

  /// {@return the statement that enters a row}
  String insert() {
    return "insert into %s (%s) values (%s)"
        .formatted(
            name,
            String.join(", ", columns.sequencedKeySet()),
            columns.keySet().stream().map(_ -> "?").collect(Collectors.joining(", ")));
  }

  /// {@return one row}
  List<@Nullable Object> read(ResultSet row) throws SQLException {
    List<@Nullable Object> values = new ArrayList<>(columns.size());
    for (ValueKind kind : columns.sequencedValues()) {
      values.add(kind.read(row, values.size() + 1));
    }
    return values;
  }

  /// {@return what people call it}
  String title() {
    return name.replace('_', ' ').toLowerCase(Locale.ROOT);
  }
}
