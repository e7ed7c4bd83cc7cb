package depesche.bot.ledger;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.turn.SealRow;
import java.util.List;

/// What the ledger keeps of the chance of a game, and of what its players can check.
public final class StoredChance {

  private final UnitOfWork unitOfWork;
  private final GameRow row;

  StoredChance(UnitOfWork unitOfWork, GameRow row) {
    this.unitOfWork = unitOfWork;
    this.row = row;
  }

  /// {@return the secrets of its chance}
  public Secrets secrets() {
    Vault vault = unitOfWork.vault;
    return new Secrets(vault.unlock(row.secretHidden), vault.unlock(row.secretOpen));
  }

  /// {@return what is played, as the text that the commitment covers; empty without a commitment}
  public String setup() {
    return row.setup;
  }

  /// Keeps the secrets, locked, and what they were committed to.
  public void commit(String setup, Secrets secrets) {
    lock(unitOfWork, row, secrets);
    row.setup = setup;
  }

  static void lock(UnitOfWork unitOfWork, GameRow game, Secrets secrets) {
    game.secretHidden = unitOfWork.vault.lock(secrets.hidden());
    game.secretOpen = unitOfWork.vault.lock(secrets.open());
  }

  /// {@return what was fixed before the game began, as the transcript has it; empty until then}
  public String head() {
    return row.head;
  }

  /// Fixes what the chance of the game follows from.
  public void fix(String head, String sum) {
    row.head = head;
    row.sum = sum;
  }

  /// {@return what sealed the letters of each turn, oldest first}
  public List<SealRow> seals() {
    return unitOfWork.ask.list(
        SealRow.class, "from SealRow where gameId = ?1 order by turn", row.id);
  }

  /// {@return the sum over all that was published so far}
  public String sum() {
    return row.sum;
  }

  public void setSum(String sum) {
    row.sum = sum;
  }

  /// {@return from where a public value enters the draws of each turn; empty for none}
  public String mixSource() {
    return row.mixSource;
  }

  public void setMixSource(String source) {
    row.mixSource = source;
  }
}
