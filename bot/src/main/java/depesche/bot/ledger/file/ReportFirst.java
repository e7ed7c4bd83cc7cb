package depesche.bot.ledger.file;

/// Work on a game that waits for a report. It is taken back, and done again behind the report.
public final class ReportFirst extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final long game;

  public ReportFirst(long game) {
    super("a report comes first", null, false, false);
    this.game = game;
  }

  long game() {
    return game;
  }
}
