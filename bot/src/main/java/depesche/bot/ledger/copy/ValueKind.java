package depesche.bot.ledger.copy;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What stands in a column, whatever a database calls it.
public enum ValueKind {
  NUMBER,
  TEXT,
  TRUTH,
  INSTANT,
  BYTES;

  /// {@return what a database calls so}
  static ValueKind of(String type) {
    return switch (type.toLowerCase(Locale.ROOT)) {
      case "bigint", "integer", "smallint" -> NUMBER;
      case "character varying", "text" -> TEXT;
      case "boolean" -> TRUTH;
      case "timestamp with time zone" -> INSTANT;
      case "bytea", "binary varying", "binary large object" -> BYTES;
      default -> throw new IllegalStateException("no column of a ledger is of type " + type);
    };
  }

  /// {@return what stands in a column of this row; null for nothing}
  @Nullable Object read(ResultSet row, int column) throws SQLException {
    Object value =
        switch (this) {
          case NUMBER -> (Object) row.getLong(column);
          case TEXT -> text(row.getString(column));
          case TRUTH -> (Object) row.getBoolean(column);
          case INSTANT -> {
            OffsetDateTime at = row.getObject(column, OffsetDateTime.class);
            yield at == null ? null : at.withOffsetSameInstant(ZoneOffset.UTC);
          }
          case BYTES -> row.getBytes(column);
        };
    return row.wasNull() ? null : value;
  }

  /// Letters of an earlier version may hold a zero byte, for which PostgreSQL has no room.
  private static @Nullable String text(@Nullable String value) {
    return value == null ? null : value.replace('\0', '\ufffd');
  }

  /// Puts a value into a statement.
  void write(PreparedStatement statement, int column, @Nullable Object value) throws SQLException {
    if (value != null) {
      statement.setObject(column, value);
      return;
    }
    statement.setNull(
        column,
        switch (this) {
          case NUMBER -> Types.BIGINT;
          case TEXT -> Types.VARCHAR;
          case TRUTH -> Types.BOOLEAN;
          case INSTANT -> Types.TIMESTAMP_WITH_TIMEZONE;
          case BYTES -> Types.VARBINARY;
        });
  }

  /// {@return a value as bytes, the same for equal values and for no others}
  static byte[] bytes(Object value) {
    return value instanceof byte[] bytes
        ? bytes
        : (value instanceof OffsetDateTime at ? at.toInstant() : value)
            .toString()
            .getBytes(StandardCharsets.UTF_8);
  }
}
