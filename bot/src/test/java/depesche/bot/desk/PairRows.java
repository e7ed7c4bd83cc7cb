package depesche.bot.desk;

import java.sql.Blob;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/// All rows of the ledger, also those that a transaction has not kept yet, without what differs
/// from one run to the next.
final class PairRows {

  /// Rows of these are made anew for each mail, or are looked at in another way.
  private static final Set<String> NOT_KEPT =
      Set.of(
          "inbox",
          "parcel",
          "enclosure",
          "token",
          "letter",
          "stranger",
          "idle_answer",
          "flyway_schema_history");

  /// Made of chance, or of the mail in which they stood.
  private static final Pattern BY_MAIL =
      Pattern.compile("id|version|code|password|salt|digest|token|key|inbox_id|message|number");

  private final DataSource source;
  private final Set<String> known = new TreeSet<>();

  PairRows(DataSource source) {
    this.source = source;
  }

  /// Any other number is a new one from now on.
  void know() {
    all().forEach(row -> known.add(row.replaceFirst("(?s)^(\\w+) id=(\\d+) .*", "$1_id=$2")));
  }

  /// {@return all rows, without what differs from one run to the next}
  Set<String> all() {
    Set<String> rows = new TreeSet<>();
    try (Connection connection = source.getConnection()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_UNCOMMITTED);
      try (Statement statement = connection.createStatement()) {
        for (String table : tables(statement)) {
          try (ResultSet found = statement.executeQuery("select * from " + table)) {
            while (found.next()) {
              rows.add(table + " " + row(found));
            }
          }
        }
      } finally {
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return rows;
  }

  private static List<String> tables(Statement statement) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet found =
        statement.executeQuery(
            "select lower(table_name) from information_schema.tables where table_schema = 'PUBLIC'"
                + " order by 1")) {
      while (found.next()) {
        tables.add(found.getString(1));
      }
    }
    tables.removeIf(NOT_KEPT::contains);
    return tables;
  }

  private String row(ResultSet found) throws SQLException {
    StringBuilder row = new StringBuilder();
    for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
      String name = found.getMetaData().getColumnName(i).toLowerCase(Locale.ROOT);
      Object cell = found.getObject(i);
      String value =
          cell instanceof String || cell instanceof Number ? cell.toString() : said(cell);
      boolean other =
          (name.endsWith("_id") && !known.isEmpty() && !known.contains(name + "=" + value))
              || (name.equals("last_letter") && !value.equals("0"));
      if (!BY_MAIL.matcher(name).matches() || (name.equals("id") && known.isEmpty())) {
        row.append(name).append('=').append(other ? "new" : PairWorld.plain(value)).append(' ');
      }
    }
    return row.toString();
  }

  private static String said(Object cell) {
    return cell instanceof byte[] || cell instanceof Blob ? "…" : String.valueOf(cell);
  }
}
