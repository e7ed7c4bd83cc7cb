package depesche.bot.ledger.database;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.RowCounts;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// A ledger whose database is closed as by a kill and opened anew: what else of it takes long to
/// make is kept.
public final class Reopened {

  private Reopened() {}

  /// Closes it on the spot.
  public static void close(Ledger ledger) {
    HikariDataSource source = (HikariDataSource) ledger.source();
    try (Connection connection = source.getConnection()) {
      EmbeddedDatabase.database(connection).shutdownImmediately();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    source.getHikariPoolMXBean().softEvictConnections();
  }

  /// Opens what is on the disk now, as a start does.
  public static void open(Ledger ledger) {
    HikariDataSource source = (HikariDataSource) ledger.source();
    while (isOfTheClosed(source)) {
      // Each look throws one such connection out of the pool.
    }
    ((EmbeddedDatabase) ledger.database()).begin(source);
  }

  private static boolean isOfTheClosed(HikariDataSource source) {
    try (Connection connection = source.getConnection()) {
      boolean closed = EmbeddedDatabase.database(connection).isClosing();
      if (closed) {
        source.evictConnection(connection);
      }
      return closed;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return where indexes are not like rows}
  public static List<String> strayed(Ledger ledger) {
    try (Connection connection = ledger.source().getConnection()) {
      return IndexCheck.look(connection);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return the rows that a question gives, and how many rows each table has}
  public static List<String> rows(Ledger ledger, List<String> questions) {
    try (Connection connection = ledger.source().getConnection()) {
      List<String> rows = new ArrayList<>();
      rows.add(RowCounts.of(connection).toString());
      rows.addAll(rows(connection, questions));
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return the rows that questions give}
  static List<String> rows(Connection connection, List<String> questions) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      for (String question : questions) {
        ResultSet row = statement.executeQuery(question);
        while (row.next()) {
          StringBuilder line = new StringBuilder();
          for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            line.append(row.getString(i)).append(' ');
          }
          rows.add(line.toString());
        }
      }
    }
    return rows;
  }
}
