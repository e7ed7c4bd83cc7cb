package depesche.bot.command.bench;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.copy.LiveBytes;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/// Where the rows of a measurement lie.
///
/// @param address of an empty database on PostgreSQL; nothing for a file
public record BenchStore(Optional<String> address) {

  private static final String TABLES =
      "select count(*) from information_schema.tables where table_schema = current_schema()";

  /// {@return what the command names}
  ///
  /// @throws UnusableInput if it is no database, or not an empty one
  public static BenchStore of(String store) {
    if (store.equals("h2")) {
      return new BenchStore(Optional.empty());
    }
    if (!store.startsWith("jdbc:postgresql://")) {
      throw new UnusableInput(
          "--store " + store + ": write h2, or jdbc:postgresql://HOST:PORT/NAME?user=…&password=…");
    }
    BenchStore named = new BenchStore(Optional.of(store));
    if (named.number(TABLES) > 0) {
      throw new UnusableInput("--store: there are tables in it; name an empty database");
    }
    return named;
  }

  /// {@return whether several nodes can work in it}
  public boolean isShared() {
    return address.isPresent();
  }

  /// {@return what an operator would write; the address says who}
  Optional<Settings.Database> settings() {
    return address.map(url -> new Settings.Database(url, "depesche", Optional.empty(), false));
  }

  /// {@return which server it is, such as `PostgreSQL 15.3`}
  String version() {
    try (Connection connection = connection()) {
      return connection.getMetaData().getDatabaseProductName()
          + " "
          + connection.getMetaData().getDatabaseProductVersion();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Connection connection() {
    return PostgresDatabase.of(settings().orElseThrow()).connection();
  }

  private long number(String question) {
    try (Connection connection = connection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return how many bytes it takes}
  long size(Path folder) {
    try {
      return isShared()
          ? number("select pg_database_size(current_database())")
          : Files.size(folder.resolve(LedgerFile.NAME));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return how many bytes there are in its rows; nobody works in it meanwhile}
  long live(Path folder) {
    try (Connection connection = isShared() ? connection() : LedgerFile.alone(folder)) {
      return LiveBytes.of(connection);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Leaves it as it was found.
  void empty() {
    if (isShared()) {
      try (Connection connection = connection();
          Statement statement = connection.createStatement()) {
        statement.execute("drop schema public cascade; create schema public");
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
