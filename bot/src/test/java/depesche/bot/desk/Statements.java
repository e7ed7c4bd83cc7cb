package depesche.bot.desk;

import depesche.bot.ledger.Ledger;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;

/// What a ledger's database was asked meanwhile, and how often, as H2 counts it.
public final class Statements implements AutoCloseable {

  private final Ledger ledger;

  private Statements(Ledger ledger) {
    this.ledger = ledger;
    tell("set query_statistics false");
    tell("set query_statistics true");
    tell("set query_statistics_max_entries 1000");
  }

  /// Begins to count.
  public static Statements of(Ledger ledger) {
    return new Statements(ledger);
  }

  private void tell(String setting) {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(setting);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return each statement on a table of ours, and how often it was executed}
  public SequencedMap<String, Integer> all() {
    return counted("execution_count");
  }

  /// {@return each statement on a table of ours, and how many rows it gave or changed}
  public SequencedMap<String, Integer> rows() {
    return counted("cumulative_row_count");
  }

  private SequencedMap<String, Integer> counted(String what) {
    SequencedMap<String, Integer> statements = new LinkedHashMap<>();
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select sql_statement, "
                    + what
                    + " from information_schema.query_statistics order by sql_statement")) {
      while (rows.next()) {
        String sql = rows.getString(1);
        if (sql.toLowerCase(Locale.ROOT).matches("(?s)(select|insert|update|delete) .*")
            && !sql.contains("information_schema")
            // Numbers for new rows are fetched fifty at a time, by the first that needs one.
            && !sql.contains("next value for")) {
          statements.put(sql, rows.getInt(2));
        }
      }
      return statements;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return how H2 looks for the answer}
  public String plan(String sql) {
    try (Connection connection = ledger.source().getConnection();
        PreparedStatement statement = connection.prepareStatement("explain " + sql)) {
      for (int i = 1; i <= statement.getParameterMetaData().getParameterCount(); i++) {
        statement.setNull(i, Types.NULL);
      }
      try (ResultSet plan = statement.executeQuery()) {
        plan.next();
        return plan.getString(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    tell("set query_statistics false");
  }
}
