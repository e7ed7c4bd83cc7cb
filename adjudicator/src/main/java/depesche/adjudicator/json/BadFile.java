package depesche.adjudicator.json;

/// A data file that cannot be used. The message is one line: where, what, and how to fix it.
public final class BadFile extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadFile(String file, int line, String problem) {
    super(file + ", line " + line + ": " + problem);
  }

  private BadFile(String message) {
    super(message);
  }

  /// {@return what to throw about a file in which several things were found}
  ///
  /// @param first one line: where, what, and how to fix it
  /// @param more how many others there are
  public static BadFile found(String first, int more) {
    return new BadFile(more == 0 ? first : first + " (and " + more + " more)");
  }
}
