package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a PostgreSQL server promises of what it is given: a receipt is a promise of ours, and can
/// be no better than its.
///
/// @param name what people call the database
/// @param user who we are there
/// @param version as a number, such as 150004
/// @param commits `synchronous_commit`
/// @param mayCreate whether our user may make tables
/// @param owns whether the tables that are there already are its own
public record Promises(
    String name,
    String user,
    int version,
    String encoding,
    boolean standby,
    boolean readOnly,
    String commits,
    boolean fsync,
    boolean fullPages,
    boolean mayCreate,
    boolean owns) {

  /// The oldest that its makers still mend.
  private static final int OLDEST = 140_000;

  private static final int MAJOR = 10_000;

  private static final String QUESTION =
      "select current_setting('server_version_num')::integer, current_setting('server_encoding'),"
          + " pg_is_in_recovery(), current_setting('transaction_read_only')::boolean,"
          + " current_setting('synchronous_commit'), current_setting('fsync')::boolean,"
          + " current_setting('full_page_writes')::boolean,"
          + " coalesce(has_schema_privilege(current_schema(), 'CREATE'), false),"
          + " coalesce((select pg_has_role(relowner, 'USAGE') from pg_class where oid ="
          + " to_regclass(quote_ident(current_schema()) || '.flyway_schema_history')), true)";

  static Promises of(Connection connection, String name, String user) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(QUESTION)) {
      row.next();
      return new Promises(
          name,
          user,
          row.getInt(1),
          row.getString(2),
          row.getBoolean(3),
          row.getBoolean(4),
          row.getString(5),
          row.getBoolean(6),
          row.getBoolean(7),
          row.getBoolean(8),
          row.getBoolean(9));
    }
  }

  /// {@return these, if they are enough}
  ///
  /// @throws UnusableInput if they are not, saying what is to be set
  Promises kept() {
    Optional<String> broken = broken();
    if (broken.isPresent()) {
      throw new UnusableInput(broken.get());
    }
    return this;
  }

  /// {@return what is missing and what to do about it; empty if nothing is}
  Optional<String> broken() {
    return Optional.ofNullable(lack()).map(("PostgreSQL at " + name + " ")::concat);
  }

  private @Nullable String lack() {
    return version < OLDEST
        ? "is of version %d: use 14 or newer".formatted(version / MAJOR)
        : !encoding.equals("UTF8")
            ? "keeps text as %s, which has no room for every name: create the database with ENCODING 'UTF8'"
                .formatted(encoding)
            : standby
                ? "is a standby, which only repeats another server: set database.url to the"
                    + " primary"
                : readOnly
                    ? "is read-only: set default_transaction_read_only = off for the server,"
                        + " the database and the user"
                    : unsafe();
  }

  private @Nullable String unsafe() {
    return commits.equals("off")
        ? lost("synchronous_commit")
        : !fsync ? lost("fsync") : !fullPages ? lost("full_page_writes") : rights();
  }

  private @Nullable String rights() {
    return !mayCreate
        ? "does not let the user %s make tables: make it the owner of the database".formatted(user)
        : !owns
            ? "has tables of another user: make %1$s their owner (REASSIGN OWNED BY … TO %1$s)"
                .formatted(user)
            : null;
  }

  private static String lost(String setting) {
    return "has %1$s = off and would lose letters that were acknowledged: set %1$s = on"
        .formatted(setting);
  }
}
