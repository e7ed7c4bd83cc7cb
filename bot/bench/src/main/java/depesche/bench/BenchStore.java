package depesche.bench;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
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

/// Where the rows of a measurement lie: in a file, or in a schema of a database on PostgreSQL that
/// is made for them and taken away afterwards. Whatever else there is in that database is not
/// touched.
public final class BenchStore {

  private static final String SIZE =
      "select cast(coalesce(sum(pg_total_relation_size(oid)), 0) as bigint) from pg_class"
          + " where relkind in ('r', 'm') and relnamespace = current_schema()::regnamespace";

  private final Optional<String> address;
  private final String schema = "depesche_bench_" + RandomTokens.password();
  private boolean made;

  /// @param address of a database on PostgreSQL; nothing for a file
  BenchStore(Optional<String> address) {
    this.address = address;
  }

  /// {@return what the command names}
  ///
  /// @throws UnusableInput if it is no database that can be used
  public static BenchStore of(String store) {
    if (store.equals("h2")) {
      return new BenchStore(Optional.empty());
    }
    if (!store.startsWith("jdbc:postgresql://")) {
      throw new UnusableInput(
          "--store " + store + ": write h2, or jdbc:postgresql://HOST:PORT/NAME?user=…&password=…");
    }
    BenchStore named = new BenchStore(Optional.of(store));
    try (Connection connection = named.connection(store)) {
      connection.getMetaData();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return named;
  }

  /// {@return whether several nodes can work in it}
  public boolean isShared() {
    return address.isPresent();
  }

  /// {@return what an operator would write; the address says who}
  Optional<Settings.Database> settings() {
    return address.map(this::within).map(BenchStore::settings);
  }

  private static Settings.Database settings(String url) {
    return new Settings.Database(url, "depesche", Optional.empty(), false);
  }

  /// Another schema that the address may name is not ours.
  private String within(String url) {
    String other = url.replaceAll("(?i)([?&])currentSchema=[^&]*&?", "$1").replaceAll("[?&]$", "");
    return other + (other.contains("?") ? "&" : "?") + "currentSchema=" + schema;
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

  private Connection connection(String url) {
    return PostgresDatabase.of(settings(url)).connection();
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
      return isShared() ? number(SIZE) : Files.size(folder.resolve(LedgerFile.NAME));
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

  /// Makes a place for the rows.
  ///
  /// @throws UnusableInput if that is not allowed
  public void make() {
    if (isShared()) {
      try {
        run("create schema " + schema);
      } catch (SQLException e) {
        throw new UnusableInput(
            "--store: no schema can be made there; let its user do so (grant create on database)",
            e);
      }
      made = true;
    }
  }

  /// Leaves everything as it was found: only what was made here goes.
  public void remove() {
    if (made) {
      try {
        run("drop schema " + schema + " cascade");
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      made = false;
    }
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = connection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
