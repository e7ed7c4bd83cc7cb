package depesche.bot.ledger;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.turn.OldLetters;
import java.util.function.Function;
import org.hibernate.Session;

/// Pieces of work within one transaction, one after the other. Each sees what those before it did,
/// and looks at the ledger anew. All of them are kept together, or none.
public final class Steps {

  private final Session session;
  private final Vault vault;
  private final OldLetters oldLetters;

  Steps(Session session, Vault vault, OldLetters oldLetters) {
    this.session = session;
    this.vault = vault;
    this.oldLetters = oldLetters;
  }

  /// Does a piece of work.
  ///
  /// @return what the work returned; rows are not to be changed any more
  public <T> T work(Function<UnitOfWork, T> work) {
    // Rows that no work holds any more would be compared at every question.
    session.flush();
    session.clear();
    UnitOfWork unitOfWork = new UnitOfWork(session, vault, oldLetters);
    T result = work.apply(unitOfWork);
    unitOfWork.enclosures().write();
    return result;
  }
}
