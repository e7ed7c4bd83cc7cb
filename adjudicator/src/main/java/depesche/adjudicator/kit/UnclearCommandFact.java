package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import java.util.List;

/// What titles with verbs say of a line in the same way, whatever their commands are: above all why
/// it is asked about and not carried out.
public sealed interface UnclearCommandFact extends Fact {

  /// A line that speaks for another seat.
  record SaidForAnother(String name) implements UnclearCommandFact {}

  /// A negation, a condition or a question, which is no command.
  ///
  /// @param word that makes it one; `?` for a question
  record NotPlainlySaid(@Quoted String word, @Quoted String text) implements UnclearCommandFact {}

  /// A line below a heading that takes it back: `do not carry out:`, `If Germany attacks:`.
  record BelowHeading(@Quoted String heading, @Quoted String text) implements UnclearCommandFact {}

  /// Several things that are said of one line.
  record SeveralSaid(List<Fact> facts) implements UnclearCommandFact {
    public SeveralSaid {
      facts = List.copyOf(facts);
    }
  }

  /// A command that stands alone, with words behind it: `END of message`.
  record WordTooMany(@Quoted String word, String command) implements UnclearCommandFact {}

  /// `MOVE ITALY or TURKEY`, where both would be done.
  record EitherOr(@Quoted String text) implements UnclearCommandFact {}

  /// Places of which not all are said, or two are the same: `NAVIES (first), ARMIES (first)`.
  record PlacesUnclear(@Quoted String text) implements UnclearCommandFact {}

  /// A line where letters are signed, which may be a name: `Rob Green`.
  record MaybeSigned(@Quoted String text) implements UnclearCommandFact {}

  /// Things without a word that says what to do with them.
  ///
  /// @param suggestion the same with a verb in front
  record VerbMissing(@Quoted String text, String suggestion) implements UnclearCommandFact {}
}
