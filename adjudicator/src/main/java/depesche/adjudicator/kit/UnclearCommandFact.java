package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;

/// Why a command is asked about and not carried out, though its verb is known.
public sealed interface UnclearCommandFact extends Fact {

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
