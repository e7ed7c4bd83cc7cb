package depesche.bot.ledger.database;

import static org.junit.jupiter.api.Assumptions.abort;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Databases of the PostgreSQL that `.ci/postgres` has started. Without one, tests that ask for it
/// are skipped.
public final class Postgres {

  private static final String VARIABLE = "DEPESCHE_TEST_POSTGRES";
  private static final AtomicInteger COUNT = new AtomicInteger();

  private static Optional<String> template = Optional.empty();

  private Postgres() {}

  /// {@return whether there is a server}
  public static boolean isThere() {
    return System.getenv(VARIABLE) != null;
  }

  /// {@return the database in which others are made}
  public static PostgresDatabase server() {
    String address = System.getenv(VARIABLE);
    if (address == null) {
      return abort("needs PostgreSQL: run it by .ci/postgres, which sets " + VARIABLE);
    }
    return at(address);
  }

  /// {@return the database at an address that bears user and password}
  static PostgresDatabase at(String address) {
    URI uri = URI.create(address.substring("jdbc:".length()));
    Map<String, String> words = new HashMap<>();
    for (String word : uri.getRawQuery().split("&")) {
      String[] pair = word.split("=", 2);
      words.put(pair[0], URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    return new PostgresDatabase(
        address.substring(0, address.indexOf('?')),
        words.getOrDefault("user", ""),
        words.getOrDefault("password", ""));
  }

  /// Does something with a database as its owner.
  public static void sql(PostgresDatabase database, String... statements) {
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// As if a node had not been heard of for a minute.
  public static void silence(PostgresDatabase database, long pid) {
    sql(database, "update node set seen = seen - interval '1 minute' where pid = " + pid);
  }

  /// Has a database take nothing any more, or again: by new lines, since those there are cut.
  public static void readOnly(PostgresDatabase database, boolean on) {
    sql(
        server(),
        "alter database %s set default_transaction_read_only = %s".formatted(name(database), on),
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '%s'"
            .formatted(name(database)));
  }

  /// {@return an empty database}
  public static PostgresDatabase empty() {
    return made("template template0");
  }

  /// {@return a database with all tables and no rows: faster than to make the tables}
  public static synchronized PostgresDatabase fresh() {
    if (template.isEmpty()) {
      PostgresDatabase first = empty();
      try (var source = first.connect()) {
        first.schema(source).migrate();
      }
      template = Optional.of(name(first));
    }
    return made("template " + template.get());
  }

  /// {@return a database made with these words}
  public static PostgresDatabase made(String how) {
    PostgresDatabase server = server();
    String name = "test_%d_%d".formatted(ProcessHandle.current().pid(), COUNT.incrementAndGet());
    sql(server, "create database " + name + " " + how);
    String url = server.url();
    return new PostgresDatabase(
        url.substring(0, url.lastIndexOf('/') + 1) + name, server.user(), server.password());
  }

  /// {@return what a database is called on its server}
  public static String name(PostgresDatabase database) {
    return database.url().substring(database.url().lastIndexOf('/') + 1);
  }

  /// {@return what an operator writes to use this database}
  public static Settings.Database settings(PostgresDatabase database, Path folder)
      throws IOException {
    return new Settings.Database(
        database.url(),
        database.user(),
        Optional.of(new SecretSource(Optional.empty(), Optional.of(word(database, folder)))),
        false);
  }

  /// {@return the standard settings with this database}
  public static Settings standard(PostgresDatabase database, Path folder) throws IOException {
    return Settings.standard().with(settings(database, folder));
  }

  /// {@return the same as lines of the settings}
  ///
  /// @param folder where the password may lie
  public static String lines(PostgresDatabase database, Path folder) throws IOException {
    return """
    database:
      url: %s
      user: %s
      password: {file: %s}
    """
        .formatted(database.url(), database.user(), word(database, folder));
  }

  private static String word(PostgresDatabase database, Path folder) throws IOException {
    Path word = folder.resolve("postgres.password");
    Files.writeString(word, database.password());
    Files.setPosixFilePermissions(word, PosixFilePermissions.fromString("rw-------"));
    return word.toString();
  }

  /// {@return the one number that answers a question}
  public static long number(PostgresDatabase database, String question) throws SQLException {
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getLong(1);
    }
  }
}
