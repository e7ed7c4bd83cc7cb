package depesche.bot.ledger.copy;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.ledger.database.DatabaseKind;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.RowCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;

/// A copy of a ledger on PostgreSQL as a file of H2: a backup is the same whatever it was made of,
/// is checked in the same way, and can be put back on either.
public record PostgresCopy(PostgresDatabase database) {

  /// Reads one state of the ledger, while others work in it, into a zip file.
  ///
  /// @return what was in it
  public RowCounts zip(Path zip) {
    try {
      Path folder = Files.createTempDirectory(zip.toAbsolutePath().getParent(), "copy");
      try (Connection from = database.connection()) {
        from.setAutoCommit(false);
        from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        from.setReadOnly(true);
        RowCounts rowCounts = RowCounts.of(from);
        fill(folder, from, rowCounts.schema());
        return rowCounts.in(LedgerFile.copy(folder, zip));
      } finally {
        clear(folder);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the copy was not written: SQL state " + e.getSQLState());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(Path folder, Connection from, int schema) throws SQLException {
    try (HikariDataSource source = EmbeddedDatabase.in(folder).connect()) {
      Flyway.configure().dataSource(source).target(String.valueOf(schema)).load().migrate();
      try (Connection to = source.getConnection()) {
        to.setAutoCommit(false);
        new RowCopy(
                new RowCopy.End(DatabaseKind.POSTGRES, from),
                new RowCopy.End(DatabaseKind.EMBEDDED, to),
                (_, _, _) -> {})
            .copy();
        to.commit();
      }
    }
  }

  private static void clear(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files = entries.toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.delete(folder);
  }
}
