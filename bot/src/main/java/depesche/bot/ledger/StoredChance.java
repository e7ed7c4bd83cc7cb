package depesche.bot.ledger;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.turn.SealRow;
import java.util.List;

/// What the ledger keeps of the chance of a game, and of what its players can check.
public final class StoredChance {

  private final Questions ask;
  private final Vault vault;
  private final GameRow row;

  StoredChance(Questions ask, Vault vault, GameRow row) {
    this.ask = ask;
    this.vault = vault;
    this.row = row;
  }

  /// {@return the secrets of its chance}
  public Secrets secrets() {
    return new Secrets(vault.unlock(row.secretHidden), vault.unlock(row.secretOpen));
  }

  /// {@return what is played, as the text that the commitment covers; empty without a commitment}
  public String setup() {
    return row.setup;
  }

  /// Keeps the secrets, locked, and what they were committed to.
  public void commit(String setup, Secrets secrets) {
    lock(secrets);
    row.setup = setup;
  }

  void lock(Secrets secrets) {
    row.secretHidden = vault.lock(secrets.hidden());
    row.secretOpen = vault.lock(secrets.open());
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
    return ask.list(SealRow.class, "from SealRow where gameId = ?1 order by turn", row.id);
  }

  /// {@return the sum over all that was published so far}
  public String sum() {
    return row.sum;
  }

  public void setSum(String sum) {
    row.sum = sum;
  }

  /// {@return the head of the chain of all seals so far; empty before the next turn of a game that
  /// an earlier version began}
  public String chain() {
    return row.chain;
  }

  public void setChain(String head) {
    row.chain = head;
  }

  /// {@return from where a public value enters the draws of each turn; empty for none}
  public String mixSource() {
    return row.mixSource;
  }

  public void setMixSource(String source) {
    row.mixSource = source;
  }
}
