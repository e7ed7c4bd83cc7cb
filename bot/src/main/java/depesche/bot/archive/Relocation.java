package depesche.bot.archive;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.copy.RowCopy;
import depesche.bot.ledger.copy.TableSum;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.DatabaseKind;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.SchemaSteps;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.SequencedMap;

/// Brings a ledger from its file in the data folder to PostgreSQL: all of it in one transaction,
/// compared row by row before that is committed. What breaks in between leaves the target as empty
/// as it was.
public final class Relocation {

  private final Path data;
  private final PostgresDatabase target;
  private final Progress progress;

  private Relocation(Path data, PostgresDatabase target, Progress progress) {
    this.data = data;
    this.target = target;
    this.progress = progress;
  }

  /// What came of it.
  ///
  /// @param before whether everything was there already
  /// @param rows by table
  public record Moved(boolean before, SequencedMap<String, TableSum> rows) {

    /// {@return how many rows a table has}
    public long rows(String table) {
      TableSum sum = rows.get(table);
      return sum == null ? 0 : sum.rows();
    }

    /// {@return how many rows there are in all}
    public long all() {
      return rows.values().stream().mapToLong(TableSum::rows).sum();
    }
  }

  /// {@return one to the database that the settings name}
  ///
  /// @throws UnusableInput if they name none
  public static Relocation of(Settings settings, Path data, Progress progress) {
    Settings.Database named =
        settings
            .database()
            .orElseThrow(
                () ->
                    new UnusableInput(
                        "move needs to know where to: write the block database with url, user and"
                            + " password into the settings; config/server.yaml shows it"));
    return new Relocation(data, PostgresDatabase.of(named), progress);
  }

  /// Looks whether anything would be overwritten.
  ///
  /// @throws UnusableInput if there are games in the target
  public void refuseToOverwrite() {
    try (Claim _ = target.claim();
        HikariDataSource source = target.connect()) {
      new SchemaSteps(target).bring(source);
      try (Connection to = source.getConnection()) {
        if (!RowCopy.isEmpty(to)) {
          throw notEmpty();
        }
      }
    } catch (SQLException e) {
      throw broken(e);
    }
  }

  /// Moves. The file stays, under another name; one that an earlier move has left goes.
  ///
  /// @throws UnusableInput if there is none, a server works in either, or the target is not empty
  public Moved move() {
    refuseUnusable();
    Moved moved = copied();
    try {
      PrivateFiles.rename(data.resolve(LedgerFile.NAME), data.resolve(LedgerFile.MOVED));
    } catch (IOException e) {
      throw new UnusableInput(
          "all is moved, but %s cannot be renamed (%s): rename it to %s before you start the server"
              .formatted(data.resolve(LedgerFile.NAME), FileFailure.words(e), LedgerFile.MOVED));
    }
    return moved;
  }

  private void refuseUnusable() {
    switch (LedgerState.of(data)) {
      case LedgerState.Absent _ ->
          throw new UnusableInput(
              Files.exists(data.resolve(LedgerFile.MOVED))
                  ? "the games of %s were moved before: ./depesche serve goes on with them"
                      .formatted(data)
                  : "there is no database in %s to move: ./depesche serve begins on PostgreSQL at once"
                      .formatted(data));
      case LedgerState.InUse _ ->
          throw new UnusableInput("a Depesche works in " + data + ": stop it first");
      case LedgerState.Unusable state -> throw state.refusal(EmbeddedDatabase.in(data));
      case LedgerState.Older _ -> bringUpToDate();
      case LedgerState.Current _, LedgerState.Keyless _ -> {}
    }
  }

  private void bringUpToDate() {
    progress.at("bringing the database up to date", 1, 1);
    EmbeddedDatabase here = EmbeddedDatabase.in(data);
    try (HikariDataSource source = here.connect()) {
      new SchemaSteps(here).bring(source);
    }
  }

  private Moved copied() {
    try (Connection from = LedgerFile.alone(data);
        Claim _ = target.claim();
        HikariDataSource source = target.connect()) {
      new SchemaSteps(target).bring(source);
      // Not of the pool, where no statement may take long.
      try (Connection to = target.connection()) {
        from.setAutoCommit(false);
        to.setAutoCommit(false);
        return copied(from, to);
      }
    } catch (SQLException e) {
      throw broken(e);
    } catch (IllegalStateException e) {
      throw new UnusableInput("nothing was moved: %s; move again".formatted(e.getMessage()));
    }
  }

  private Moved copied(Connection from, Connection to) throws SQLException {
    RowCopy.Watcher watcher = (what, done, of) -> progress.at(what, (int) done, (int) of);
    if (!RowCopy.isEmpty(to)) {
      // A move that ended before the file was renamed has done all of it.
      SequencedMap<String, TableSum> there = RowCopy.sums(to, watcher);
      if (there.equals(RowCopy.sums(from, watcher))) {
        return new Moved(true, there);
      }
      throw notEmpty();
    }
    SequencedMap<String, TableSum> rows =
        new RowCopy(
                new RowCopy.End(DatabaseKind.EMBEDDED, from),
                new RowCopy.End(DatabaseKind.POSTGRES, to),
                watcher)
            .copy();
    progress.at("writing", 1, 1);
    to.commit();
    return new Moved(false, rows);
  }

  private UnusableInput notEmpty() {
    return new UnusableInput(
        "there are games in %s already, and nothing is overwritten: name an empty database"
            .formatted(target));
  }

  private UnusableInput broken(SQLException e) {
    return new UnusableInput(
        "the move broke off, for a database gave up (SQL state %s): move again; what is in %s already is compared"
            .formatted(e.getSQLState(), target));
  }
}
