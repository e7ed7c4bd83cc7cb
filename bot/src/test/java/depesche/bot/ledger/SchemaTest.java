package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.Postgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A ledger has the same tables in its own file and on PostgreSQL, whatever steps are added.
class SchemaTest {

  /// The last step that went out before there was PostgreSQL.
  private static final MigrationVersion FIRST = MigrationVersion.fromVersion("40");

  @TempDir private Path folder;
  private Database own;

  @BeforeEach
  void open() {
    own = new EmbeddedDatabase("jdbc:h2:mem:" + folder.getFileName(), "memory");
  }

  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  private static <T> T ask(Database database, Question<T> question) throws SQLException {
    try (HikariDataSource source = database.connect()) {
      database.schema(source).migrate();
      try (Connection connection = source.getConnection()) {
        return question.ask(connection);
      }
    }
  }

  @Test
  void everyColumnIsTheSame() throws SQLException {
    // Name, type, length, whether it may be empty, is counted up or made from others, and what
    // stands in it unasked.
    SortedSet<String> columns = ask(own, SchemaTest::columns);
    assertThat(columns)
        .hasSizeGreaterThan(300)
        .anyMatch(c -> c.startsWith("game.secret_open bytes"));
    assertThat(ask(Postgres.fresh(), SchemaTest::columns)).isEqualTo(columns);
  }

  @Test
  void whatIsUniqueIsTheSame() throws SQLException {
    // What must happen once is unique in the schema.
    assertThat(ask(Postgres.fresh(), SchemaTest::unique)).isEqualTo(ask(own, SchemaTest::unique));
  }

  @Test
  void whatBelongsTogetherIsTheSame() throws SQLException {
    assertThat(ask(Postgres.fresh(), SchemaTest::references))
        .isEqualTo(ask(own, SchemaTest::references));
  }

  @Test
  void whatHasAnIndexInOneHasItInTheOther() throws SQLException {
    // H2 makes one for each reference by itself; a question that is quick here must be quick there.
    SortedSet<String> there = ask(Postgres.fresh(), SchemaTest::indexes);
    SortedSet<String> here = ask(own, SchemaTest::indexes);
    // The scheduler has a handful of rows.
    here.removeIf(index -> index.startsWith("qrtz"));
    for (String index : here) {
      assertThat(there).as(index).anyMatch(other -> (other + ",").startsWith(index + ","));
    }
  }

  @Test
  void textIsSortedAlike() throws SQLException {
    // By its code points, whatever language a server speaks: keys are asked for from one to
    // another.
    SortedSet<String> others =
        ask(
            Postgres.fresh(),
            connection ->
                rows(
                    connection,
                    "select table_name || '.' || column_name from information_schema.columns where"
                        + " table_schema = 'public' and data_type in ('character varying', 'text')"
                        + " and table_name <> 'flyway_schema_history' and coalesce(collation_name,"
                        + " '') <> 'C'"));
    assertThat(others).isEmpty();
  }

  @Test
  void aStepThatWentOutNeverChanges() {
    // A server with an earlier one would not start any more.
    assertThat(sum(own)).isEqualTo(-1086424296);
  }

  @Test
  void norDoWhatItSaysToPostgres() {
    assertThat(sum(Postgres.fresh())).isEqualTo(-786803015);
  }

  private static int sum(Database database) {
    try (HikariDataSource source = database.connect()) {
      return Arrays.stream(database.schema(source).info().all())
          .filter(step -> step.getVersion().compareTo(FIRST) <= 0)
          .map(MigrationInfo::getChecksum)
          .reduce(0, (sum, next) -> 31 * sum + next);
    }
  }

  private static SortedSet<String> rows(Connection connection, String query) throws SQLException {
    SortedSet<String> rows = new TreeSet<>();
    try (var statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(query)) {
      while (answer.next()) {
        rows.add(answer.getString(1));
      }
    }
    return rows;
  }

  private static List<String> tables(Connection connection) throws SQLException {
    return rows(
            connection,
            "select table_name from information_schema.tables where table_schema = current_schema"
                + " and table_type = 'BASE TABLE' and table_name <> 'flyway_schema_history'")
        .stream()
        .toList();
  }

  private static SortedSet<String> columns(Connection connection) throws SQLException {
    SortedSet<String> columns = new TreeSet<>();
    String query =
        "select table_name, column_name, data_type, character_maximum_length, numeric_precision,"
            + " numeric_scale, datetime_precision, is_nullable, is_identity, is_generated,"
            + " column_default from information_schema.columns where table_schema = current_schema"
            + " and table_name <> 'flyway_schema_history'";
    try (var statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        boolean made = row.getString(10).equals("ALWAYS");
        columns.add(
            "%s.%s %s%s%s%s%s"
                .formatted(
                    row.getString(1),
                    row.getString(2),
                    type(row),
                    row.getString(8).equals("NO") ? "" : " or nothing",
                    row.getString(9).equals("YES") ? " counted" : "",
                    made ? " made" : "",
                    made ? "" : standard(row.getString(11)))
                .toLowerCase(Locale.ROOT));
      }
    }
    return columns;
  }

  private static String type(ResultSet row) throws SQLException {
    String type = row.getString(3).toLowerCase(Locale.ROOT);
    long length = row.getLong(4);
    return switch (type) {
      case "bytea", "binary varying", "binary large object" -> "bytes";
      case "character varying" -> "text" + (length == 0 || length == 1_000_000_000 ? "" : length);
      case "timestamp with time zone" -> "instant" + row.getInt(7);
      case "numeric" -> "numeric%d.%d".formatted(row.getInt(5), row.getInt(6));
      default -> type;
    };
  }

  private static String standard(String written) {
    if (written == null) {
      return "";
    }
    String plain = written.replaceAll("::[a-z ]+", "").replace("X''", "''").replace("'\\x'", "''");
    return " from " + plain;
  }

  private static SortedSet<String> indexes(Connection connection) throws SQLException {
    return indexes(connection, false);
  }

  private static SortedSet<String> unique(Connection connection) throws SQLException {
    return indexes(connection, true);
  }

  private static SortedSet<String> indexes(Connection connection, boolean unique)
      throws SQLException {
    DatabaseMetaData about = connection.getMetaData();
    SortedSet<String> indexes = new TreeSet<>();
    for (String table : tables(connection)) {
      TreeMap<String, List<String>> columns = new TreeMap<>();
      try (ResultSet row = about.getIndexInfo(null, connection.getSchema(), table, unique, true)) {
        while (row.next()) {
          if (row.getString("COLUMN_NAME") != null) {
            columns
                .computeIfAbsent(row.getString("INDEX_NAME"), _ -> new ArrayList<>())
                .add(row.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
          }
        }
      }
      columns
          .values()
          .forEach(of -> indexes.add(table.toLowerCase(Locale.ROOT) + ": " + String.join(",", of)));
    }
    return indexes;
  }

  private static SortedSet<String> references(Connection connection) throws SQLException {
    DatabaseMetaData about = connection.getMetaData();
    SortedSet<String> references = new TreeSet<>();
    for (String table : tables(connection)) {
      try (ResultSet row = about.getImportedKeys(null, connection.getSchema(), table)) {
        while (row.next()) {
          references.add(
              "%s.%s to %s.%s, %d"
                  .formatted(
                      table,
                      row.getString("FKCOLUMN_NAME"),
                      row.getString("PKTABLE_NAME"),
                      row.getString("PKCOLUMN_NAME"),
                      row.getInt("DELETE_RULE") == DatabaseMetaData.importedKeyCascade ? 1 : 0)
                  .toLowerCase(Locale.ROOT));
        }
      }
    }
    return references;
  }
}
