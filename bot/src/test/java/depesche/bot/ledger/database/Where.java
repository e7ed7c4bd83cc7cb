package depesche.bot.ledger.database;

/// Where a ledger may lie: what holds for one kind of database must hold for the other.
public enum Where {
  FILE,
  POSTGRES
}
