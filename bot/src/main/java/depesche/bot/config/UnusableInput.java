package depesche.bot.config;

/// A call or an input that cannot be used. The message is one line: what, where, what to do.
public final class UnusableInput extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnusableInput(String message) {
    super(message);
  }

  /// @param cause what the message tells in our words
  public UnusableInput(String message, Throwable cause) {
    super(message, cause);
  }
}
