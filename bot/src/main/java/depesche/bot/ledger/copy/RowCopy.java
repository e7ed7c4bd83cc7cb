package depesche.bot.ledger.copy;

import depesche.bot.ledger.database.DatabaseKind;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Copies all rows of one ledger into another, and compares what came with what was read.
public final class RowCopy {

  /// So many rows, or so many bytes of them, go in at once.
  private static final int ROWS = 500;

  private static final int BYTES = 4_000_000;

  /// Is told how far it has come.
  @FunctionalInterface
  public interface Watcher {

    /// Hears of some rows more.
    ///
    /// @param what a table, or that it is compared
    void at(String what, long done, long of);
  }

  /// One end of it.
  ///
  /// @param connection in the midst of a transaction; that of the source sees one state of the
  ///   ledger
  public record End(DatabaseKind kind, Connection connection) {}

  private final Connection from;
  private final Connection to;
  private final DatabaseKind source;
  private final DatabaseKind target;
  private final Watcher watcher;

  public RowCopy(End from, End to, Watcher watcher) {
    this.from = from.connection();
    this.source = from.kind();
    this.to = to.connection();
    this.target = to.kind();
    this.watcher = watcher;
  }

  /// Copies. Nothing is committed yet.
  ///
  /// @return what was copied, by table
  /// @throws IllegalStateException if what came is not what was read
  public SequencedMap<String, TableSum> copy() throws SQLException {
    SequencedMap<String, TableSum> copied = new LinkedHashMap<>();
    target.begin(to);
    List<TableShape> tables = TableShape.all(from);
    for (TableShape table : tables) {
      copied.put(table.name(), copy(table));
    }
    target.end(to);
    for (TableShape table : tables) {
      if (table.counted().isPresent()) {
        String column = table.counted().get();
        target.countOn(to, table.name(), column, source.next(from, table.name(), column));
      }
    }
    for (Map.Entry<String, Long> sequence : source.sequences(from).entrySet()) {
      target.countOn(to, sequence.getKey(), sequence.getValue());
    }
    compare(copied, sums(to, watcher));
    return copied;
  }

  private TableSum copy(TableShape table) throws SQLException {
    long rows = rows(from, table);
    RowSum sum = new RowSum();
    try (Statement question = from.createStatement();
        PreparedStatement entry = to.prepareStatement(table.insert())) {
      question.setFetchSize(ROWS);
      int waiting = 0;
      int bytes = 0;
      try (ResultSet row = question.executeQuery(table.select())) {
        for (long done = 0; row.next(); done++) {
          List<@Nullable Object> values = table.read(row);
          sum.add(values);
          bytes += put(table, entry, values);
          if (++waiting == ROWS || bytes > BYTES) {
            entry.executeBatch();
            waiting = 0;
            bytes = 0;
            watcher.at(table.title(), done + 1, rows);
          }
        }
      }
      entry.executeBatch();
    }
    if (rows > 0) {
      watcher.at(table.title(), rows, rows);
    }
    return sum.result();
  }

  private static int put(TableShape table, PreparedStatement entry, List<@Nullable Object> values)
      throws SQLException {
    int bytes = 0;
    int column = 0;
    for (ValueKind kind : table.columns().sequencedValues()) {
      Object value = values.get(column);
      kind.write(entry, ++column, value);
      bytes += value instanceof byte[] many ? many.length : 0;
      bytes += value instanceof String text ? text.length() : 0;
    }
    entry.addBatch();
    return bytes;
  }

  private static long rows(Connection connection, TableShape table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from " + table.name())) {
      row.next();
      return row.getLong(1);
    }
  }

  /// {@return whether there is a row in any table}
  public static boolean isEmpty(Connection connection) throws SQLException {
    for (TableShape table : TableShape.all(connection)) {
      try (Statement statement = connection.createStatement();
          ResultSet row =
              statement.executeQuery("select 1 from %s limit 1".formatted(table.name()))) {
        if (row.next()) {
          return false;
        }
      }
    }
    return true;
  }

  /// {@return what is in a ledger, by table}
  public static SequencedMap<String, TableSum> sums(Connection connection, Watcher watcher)
      throws SQLException {
    SequencedMap<String, TableSum> sums = new LinkedHashMap<>();
    List<TableShape> tables = TableShape.all(connection);
    for (TableShape table : tables) {
      watcher.at("comparing", sums.size() + 1, tables.size());
      RowSum sum = new RowSum();
      try (Statement question = connection.createStatement()) {
        question.setFetchSize(ROWS);
        try (ResultSet row = question.executeQuery(table.select())) {
          while (row.next()) {
            sum.add(table.read(row));
          }
        }
      }
      sums.put(table.name(), sum.result());
    }
    return sums;
  }

  private static void compare(Map<String, TableSum> read, Map<String, TableSum> found) {
    read.forEach(
        (table, sum) -> {
          if (!sum.equals(found.get(table))) {
            throw new IllegalStateException(
                "what came into the table %s is not what was read".formatted(table));
          }
        });
  }
}
