package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import java.util.List;
import java.util.SequencedMap;

/// The rules of one title, whole and pure: text and chance in, positions and facts out.
///
/// Every method is a function of its arguments: no clock, no file, no locale, no chance but the one
/// handed in. A mistake of a player is a value in the answer; an exception means that the caller
/// broke the contract.
///
/// This is what each title answers. What one can do and another cannot is a [Capability].
///
/// @param <P> the position: all there is at one moment
/// @param <O> the accepted orders of one seat for one demand
public interface Rules<P, O> extends Capable {

  /// {@return what a library says of this title: its name, its seats, its options}
  Title title();

  /// {@return the kinds of all that these rules say: sealed interfaces and single records, each
  /// record of which has a sentence in the templates of the title}
  List<Class<? extends Fact>> facts();

  /// Sets the table up.
  ///
  /// @throws IllegalArgumentException if the table has a number of seats or an option that [#title]
  ///   does not allow
  Step<P> open(Table table, Chance chance);

  /// {@return the phase of the position, by the name the rulebook gives it}
  Phase phase(P position);

  /// {@return what is due now, or the standing if the game is over}
  Status status(P position);

  /// Reads what a seat has written, a verdict for every line of the last letter.
  ///
  /// @param letters all the letters of this seat that still count, oldest first; the last is the
  ///   one being read. A later letter replaces what an earlier one said of the same unit or card.
  ///   Letters written in an earlier phase count for what they say of this one.
  /// @param seat who wrote them; one that is asked nothing now may write ahead, for a later
  ///   question
  Reading<O> read(P position, Seat seat, List<Letter> letters);

  /// {@return whether a line is plainly no order in this title, for any writer at any time: a
  /// greeting, a name, a sentence}
  boolean isProse(String line);

  /// Judges the position: from one set of demands to the next.
  ///
  /// @param orders what the seats decided, in seat order, and behind them what others have written
  ///   ahead; a silent seat is simply absent
  Step<P> resolve(P position, SequencedMap<Seat, O> orders, Chance chance);

  /// {@return all that this reader may know, built up from nothing}
  View view(P position, Reader reader);

  /// {@return how a position becomes text and comes back}
  Codec<P> codec();
}
