package depesche.bot.ledger.database;

/// That one process alone works in a database. A file is locked by itself; for PostgreSQL see
/// [PostgresClaim].
public interface Claim extends AutoCloseable {

  /// Sees to it that the claim still stands, before anything the outside can see is done upon it.
  void hold();

  @Override
  void close();

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
