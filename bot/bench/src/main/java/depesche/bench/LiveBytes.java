package depesche.bench;

import depesche.bot.ledger.copy.TableShape;
import depesche.bot.ledger.copy.ValueKind;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.stream.Collectors;

/// How many bytes the values of a ledger take, wherever and however a database keeps them: against
/// this its size is judged.
final class LiveBytes {

  private LiveBytes() {}

  /// {@return the bytes of all values in all rows, but those of the scheduler}
  static long of(Connection connection) throws SQLException {
    long bytes = 0;
    for (TableShape table : TableShape.all(connection)) {
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery(question(table))) {
        row.next();
        bytes += row.getLong(1);
      }
    }
    return bytes;
  }

  private static String question(TableShape table) {
    return "select cast(coalesce(sum(%s), 0) as bigint) from %s"
        .formatted(
            table.columns().entrySet().stream()
                .map(LiveBytes::length)
                .collect(Collectors.joining(" + ")),
            table.name());
  }

  private static String length(Map.Entry<String, ValueKind> column) {
    return switch (column.getValue()) {
      case TEXT, BYTES -> "coalesce(octet_length(%s), 0)".formatted(column.getKey());
      case NUMBER, INSTANT -> String.valueOf(Long.BYTES);
      case TRUTH -> "1";
    };
  }
}
