package depesche.bot.ledger;

/// A game of which nothing is known but its name and its clock, as a row.
public final class BareGame {

  private BareGame() {}

  /// Enters it.
  public static StoredGame enter(UnitOfWork unitOfWork, String name) {
    return enter(unitOfWork, name, new byte[0]);
  }

  /// Enters it with a secret that nothing locks.
  public static StoredGame enter(UnitOfWork unitOfWork, String name, byte[] secret) {
    GameRow row = new GameRow();
    row.name = name;
    row.clock = "hours 72 24 24";
    row.secretOpen = secret;
    return new StoredGame(unitOfWork, unitOfWork.enter(row));
  }
}
