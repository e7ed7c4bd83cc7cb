package depesche.bot.ledger.file;

/// The ledger is closed: the work was not begun, and is still to be done when it opens again.
public final class LedgerClosed extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  public LedgerClosed() {
    super("the ledger is closed");
  }
}
