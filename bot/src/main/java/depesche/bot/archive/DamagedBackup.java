package depesche.bot.archive;

/// A copy that does not hold what it should. The message is one line: what, where, what to do.
public final class DamagedBackup extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DamagedBackup(String message) {
    super(message);
  }
}
