package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/// That one process alone works in a database. A file is locked by itself; for PostgreSQL see
/// [PostgresClaim].
public interface Claim extends AutoCloseable {

  /// {@return whether the claim still stands, so that something may be done that the outside can
  /// see}
  boolean holds();

  /// {@return whether the claim still stands as far as is known without a question} A node that was
  /// frozen for long does not know it.
  default boolean isCurrent() {
    return true;
  }

  /// {@return whether a transaction may be kept, of which this is the last question} If somebody
  /// else has the work now, it may not.
  default boolean allows(Connection connection) throws SQLException {
    return true;
  }

  /// From now on nothing is kept any more that somebody began who worked here before.
  ///
  /// @param source of a database whose schema is complete
  default void begin(DataSource source) {}

  /// Follows once when somebody else has the work.
  default void whenLost(Runnable lost) {}

  @Override
  void close();

  /// {@return a claim where none is needed}
  static Claim none() {
    return new Claim() {
      @Override
      public boolean holds() {
        return true;
      }

      @Override
      public void close() {}
    };
  }
}
