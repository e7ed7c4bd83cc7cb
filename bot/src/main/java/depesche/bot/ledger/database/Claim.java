package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.SQLException;

/// That one process alone works in a database. A file is locked by itself; for PostgreSQL see
/// [PostgresClaim].
public interface Claim extends AutoCloseable {

  /// Sees to it that the claim still stands, before anything the outside can see is done upon it.
  void hold();

  /// Sees to it, as the last thing in a transaction that changes something, that it may be kept.
  ///
  /// @throws depesche.bot.ledger.file.LedgerClosed if somebody else has the work now
  default void check(Connection connection) throws SQLException {}

  @Override
  void close();

  /// {@return whether another process has it now; nothing is changed}
  static boolean isTaken(PostgresDatabase database) {
    return PostgresClaim.isTaken(database);
  }

  /// {@return a claim where none is needed}
  static Claim none() {
    return new Claim() {
      @Override
      public void hold() {}

      @Override
      public void close() {}
    };
  }
}
