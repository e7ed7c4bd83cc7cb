package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;

/// The steps by which the schema of a database has come to what this version needs.
public record SchemaSteps(Database database) {

  /// Takes those that are missing.
  ///
  /// @throws UnusableInput if there are some that this version does not know, or tables of somebody
  ///   else
  public void bring(DataSource source) {
    bring(source, false);
  }

  /// Takes those that are missing, unless nothing is left of a database.
  ///
  /// @param used whether people have worked in it before
  /// @throws UnusableInput if there are some that this version does not know, or tables of somebody
  ///   else, or nothing where something was
  public void bring(DataSource source, boolean used) {
    refuseForeign(source);
    Flyway schema = database.schema(source);
    MigrationInfoService steps = schema.info();
    if (used && steps.applied().length == 0) {
      throw emptied();
    }
    Optional<String> newer = newer(steps);
    if (newer.isPresent()) {
      throw newer(database, newer.get());
    }
    if (steps.pending().length > 0) {
      database.undoStart(source);
    }
    schema.migrate();
  }

  /// {@return when the first step was taken}
  public Optional<Instant> begun(DataSource source) {
    return Arrays.stream(database.schema(source).info().applied())
        .map(MigrationInfo::getInstalledOn)
        .filter(Objects::nonNull)
        .map(Date::toInstant)
        .min(Comparator.naturalOrder());
  }

  private void refuseForeign(DataSource source) {
    try (Connection connection = source.getConnection()) {
      if (database.isForeign(connection)) {
        throw foreign();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(
          "the tables cannot be listed: SQL state " + e.getSQLState(), e);
    }
  }

  /// {@return what is said of a database that holds tables of somebody else}
  public UnusableInput foreign() {
    return new UnusableInput(
        "the database %s holds tables that are not Depesche's: create an empty one, as docs/running.md says, and set database.url to it"
            .formatted(database));
  }

  /// {@return what is said of a file in which H2 finds nothing, and would begin anew} So it takes
  /// one whose head is whole and whose rest is damaged.
  public UnusableInput emptied() {
    return new UnusableInput(
        "the database in %s holds nothing any more: restore a backup; or, if there were no games yet, delete depesche.mv.db there"
            .formatted(database));
  }

  /// {@return what is said of a database of a later version}
  ///
  /// @param step which this version does not know
  public static UnusableInput newer(Database database, String step) {
    return new UnusableInput(
        "the database in %s was written by a newer Depesche (%s): start that one, or restore a backup that this one made"
            .formatted(database, step));
  }

  /// {@return whether some are missing}
  public boolean isPending(DataSource source) {
    return database.schema(source).info().pending().length > 0;
  }

  /// {@return the last step that was taken and that this version does not know, in words} Anything
  /// an earlier version could not read comes with a step, even if that changes no table.
  public static Optional<String> newer(MigrationInfoService steps) {
    return Arrays.stream(steps.all())
        .filter(step -> !step.getState().isResolved())
        .reduce((_, last) -> last)
        .map(
            step ->
                "its step %s, “%s”, is of %tF"
                    .formatted(step.getVersion(), step.getDescription(), step.getInstalledOn()));
  }
}
