package depesche.adjudicator.json;

/// A data file that cannot be used. The message is one line: where, what, and how to fix it.
public final class BadFile extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadFile(String file, int line, String problem) {
    super(file + ", line " + line + ": " + problem);
  }
}
