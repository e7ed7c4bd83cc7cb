package depesche.adjudicator.script;

/// A script that cannot be played. The message is one line: where, what, and what to write.
public final class BadScript extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadScript(String script, int line, String why) {
    super(script + ", line " + line + ": " + why);
  }

  /// @param form what to write instead of the word
  BadScript(String script, int line, String word, String form) {
    this(script, line, "\"" + word + "\": write " + form);
  }
}
