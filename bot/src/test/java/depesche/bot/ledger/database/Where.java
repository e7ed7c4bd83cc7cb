package depesche.bot.ledger.database;

import java.nio.file.Path;

/// Where a ledger may lie: what holds for one kind of database must hold for the other.
public enum Where {
  FILE,
  POSTGRES;

  /// {@return one that nobody has used yet}
  ///
  /// @param folder for a file
  public Database fresh(Path folder) {
    return switch (this) {
      case FILE -> EmbeddedDatabase.in(folder);
      case POSTGRES -> Postgres.fresh();
    };
  }
}
