package depesche.adjudicator;

/// What became of one line of a letter.
public sealed interface Verdict {

  /// {@return whether the line counts}
  default boolean counts() {
    return this instanceof Taken || this instanceof Doubted;
  }

  /// Understood and accepted.
  record Taken(Fact meaning) implements Verdict {}

  /// Accepted, but the player may have meant something else.
  record Doubted(Fact meaning, Fact doubt) implements Verdict {}

  /// Not accepted; what was on file stays.
  ///
  /// @param why names the word, the rule and the nearest thing that would work
  record Refused(Fact why) implements Verdict {}

  /// Nothing to understand: an empty line, a comment.
  record Skipped() implements Verdict {}
}
