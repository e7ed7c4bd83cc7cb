package depesche.bot.ledger.file;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.SchemaSteps;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfoService;
import org.h2.api.ErrorCode;
import org.h2.jdbcx.JdbcDataSource;

/// How a ledger is, seen from outside: nothing in it is changed.
public sealed interface LedgerState {

  /// Nothing can be read from it.
  sealed interface Unusable extends LedgerState {

    /// {@return what a command says that needs it}
    UnusableInput refusal(Database database);
  }

  /// There is none.
  record Absent() implements Unusable {

    @Override
    public UnusableInput refusal(Database database) {
      return new UnusableInput("there is no database in " + database + ": name the right --config");
    }
  }

  /// Another process works in it.
  record InUse() implements LedgerState {}

  /// It opens and is of this version.
  ///
  /// @param settings of the games that are not over
  record Current(int games, List<KeptSettings> settings) implements LedgerState {
    public Current {
      settings = List.copyOf(settings);
    }
  }

  /// It opens and is of an earlier version, so many steps behind.
  record Older(int steps) implements LedgerState {}

  /// It is of a later version.
  ///
  /// @param step which this version does not know
  record Newer(String step) implements Unusable {

    @Override
    public UnusableInput refusal(Database database) {
      return SchemaSteps.newer(database, step);
    }
  }

  /// It holds tables of somebody else.
  record Foreign() implements Unusable {

    @Override
    public UnusableInput refusal(Database database) {
      return new SchemaSteps(database).foreign();
    }
  }

  /// It holds locked secrets whose key is not there.
  record Keyless() implements LedgerState {}

  /// It does not open.
  record Broken(String why) implements Unusable {

    @Override
    public UnusableInput refusal(Database database) {
      return new UnusableInput(
          "the database in %s does not open (%s): restore a backup".formatted(database, why));
    }
  }

  /// {@return the state of the ledger of an installation}
  ///
  /// @param data its data folder
  /// @throws depesche.bot.config.UnusableInput if its PostgreSQL does not answer, or the games are
  ///   elsewhere than the settings say
  static LedgerState of(Settings settings, Path data) {
    LedgerFile.refuseOther(settings, data);
    return settings.database().map(named -> of(named, data)).orElseGet(() -> of(data));
  }

  private static LedgerState of(Settings.Database named, Path data) {
    PostgresDatabase database = PostgresDatabase.of(named);
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement();
        ResultSet tables =
            statement.executeQuery(
                "select count(*) from information_schema.tables where table_schema = current_schema"
                    + " and table_name = 'game'")) {
      if (database.isForeign(connection)) {
        return new Foreign();
      }
      tables.next();
      return tables.getInt(1) == 0
          ? new Absent()
          : opened(connection, database.schema(database.plain()), isThere(data));
    } catch (SQLException e) {
      return new Broken("SQL state " + e.getSQLState());
    } catch (FlywayException e) {
      return new Broken("its history of steps cannot be read");
    }
  }

  private static boolean isThere(Path data) {
    return Files.exists(data.resolve("chance.key"));
  }

  /// {@return the state of the ledger in this folder}
  static LedgerState of(Path data) {
    if (!Files.exists(data.resolve(LedgerFile.NAME))) {
      return new Absent();
    }
    JdbcDataSource source = new JdbcDataSource();
    source.setUrl(
        EmbeddedDatabase.url(data)
            + ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r;TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0");
    source.setUser("depesche");
    try (Connection connection = source.getConnection()) {
      return opened(connection, Flyway.configure().dataSource(source).load(), isThere(data));
    } catch (SQLException e) {
      return e.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1
          ? new InUse()
          : new Broken("SQL state " + e.getSQLState());
    } catch (FlywayException e) {
      return new Broken("its history of steps cannot be read");
    }
  }

  private static LedgerState opened(Connection connection, Flyway schema, boolean key)
      throws SQLException {
    MigrationInfoService steps = schema.info();
    if (key && steps.applied().length == 0) {
      return new Broken("nothing is left in it");
    }
    Optional<String> newer = SchemaSteps.newer(steps);
    if (newer.isPresent()) {
      return new Newer(newer.get());
    }
    if (steps.pending().length > 0) {
      return new Older(steps.pending().length);
    }
    try (Statement statement = connection.createStatement();
        ResultSet games = statement.executeQuery("select count(*) from game")) {
      games.next();
      int count = games.getInt(1);
      return count > 0 && !key ? new Keyless() : new Current(count, KeptSettings.all(connection));
    }
  }
}
