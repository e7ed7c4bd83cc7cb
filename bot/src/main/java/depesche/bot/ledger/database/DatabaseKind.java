package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// In what the two kinds of database differ when all rows of one go into the other: one after the
/// other, though some refer to others that come later.
public enum DatabaseKind {
  /// A file that nobody else has open.
  EMBEDDED {
    @Override
    public void begin(Connection to) throws SQLException {
      run(to, "set referential_integrity false");
    }

    @Override
    public void end(Connection to) throws SQLException {
      run(to, "set referential_integrity true");
    }

    @Override
    public long next(Connection at, String table, String column) throws SQLException {
      return number(
          at,
          ("select identity_base from information_schema.columns where table_schema ="
                  + " current_schema and lower(table_name) = '%s' and lower(column_name) = '%s'")
              .formatted(table, column));
    }

    @Override
    String nextOf(String sequence, String step) {
      return "select base_value from information_schema.sequences where sequence_schema ="
          + " current_schema and lower(sequence_name) = '%s'".formatted(sequence);
    }
  },

  /// References are looked at when all is there.
  POSTGRES {
    @Override
    public void begin(Connection to) throws SQLException {
      for (String reference : references(to)) {
        run(to, reference + " deferrable initially deferred");
      }
    }

    @Override
    public void end(Connection to) throws SQLException {
      run(to, "set constraints all immediate");
      for (String reference : references(to)) {
        run(to, reference + " not deferrable");
      }
    }

    @Override
    public long next(Connection at, String table, String column) throws SQLException {
      return number(
          at,
          "select case when is_called then last_value + 1 else last_value end from "
              + text(at, "select pg_get_serial_sequence('%s', '%s')".formatted(table, column)));
    }

    @Override
    String nextOf(String sequence, String step) {
      return "select case when is_called then last_value + %s else last_value end from %s"
          .formatted(step, sequence);
    }
  };

  /// Those of a column that counts are a matter of its table.
  private static final String SEQUENCES =
      "select lower(sequence_name), increment from information_schema.sequences where"
          + " sequence_schema = current_schema and sequence_name not like 'SYSTEM_SEQUENCE%'";

  private static final String REFERENCES =
      "select table_name, constraint_name from information_schema.table_constraints"
          + " where constraint_type = 'FOREIGN KEY' and table_schema = current_schema";

  /// Before the first row.
  public abstract void begin(Connection to) throws SQLException;

  /// After the last row.
  ///
  /// @throws SQLException if a row refers to one that is not there
  public abstract void end(Connection to) throws SQLException;

  /// {@return the number that is given next in a table}
  public abstract long next(Connection at, String table, String column) throws SQLException;

  /// The next number that is given in a table.
  public void countOn(Connection to, String table, String column, long next) throws SQLException {
    run(to, "alter table %s alter column %s restart with %d".formatted(table, column, next));
  }

  abstract String nextOf(String sequence, String step);

  /// {@return the number that each sequence gives next, by its name}
  public SequencedMap<String, Long> sequences(Connection at) throws SQLException {
    SequencedMap<String, Long> next = new LinkedHashMap<>();
    try (Statement statement = at.createStatement();
        ResultSet row = statement.executeQuery(SEQUENCES)) {
      while (row.next()) {
        next.put(row.getString(1), number(at, nextOf(row.getString(1), row.getString(2))));
      }
    }
    return next;
  }

  /// The next number that a sequence gives.
  public void countOn(Connection to, String sequence, long next) throws SQLException {
    run(to, "alter sequence %s restart with %d".formatted(sequence, next));
  }

  private static List<String> references(Connection to) throws SQLException {
    List<String> references = new ArrayList<>();
    try (Statement statement = to.createStatement();
        ResultSet row = statement.executeQuery(REFERENCES)) {
      while (row.next()) {
        references.add(
            "alter table %s alter constraint %s".formatted(row.getString(1), row.getString(2)));
      }
    }
    return references;
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  long number(Connection connection, String question) throws SQLException {
    return Long.parseLong(text(connection, question));
  }

  String text(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getString(1);
    }
  }
}
