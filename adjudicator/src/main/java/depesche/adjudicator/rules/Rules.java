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
import depesche.adjudicator.picture.MapDrawing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The rules of one title, whole and pure: text and chance in, positions and facts out.
///
/// Every method is a function of its arguments: no clock, no file, no locale, no chance but the one
/// handed in. A mistake of a player is a value in the answer; an exception means that the caller
/// broke the contract.
///
/// @param <P> the position: all there is at one moment
/// @param <O> the accepted orders of one seat for one demand
public interface Rules<P, O> {

  /// {@return what a library says of this title: its name, its seats, its options}
  Title title();

  /// {@return the kinds of all that these rules say: sealed interfaces and single records, each
  /// record of which has a sentence in the templates of the title}
  List<Class<? extends Fact>> facts();

  /// {@return the names of all seats that a table may have, in table order}
  ///
  /// @param options as for [#decks]: where one says which game is played, it says who plays it
  default List<String> seats(SequencedMap<String, String> options) {
    return title().colours().stream().limit(title().most()).toList();
  }

  /// {@return how many players a table needs}
  ///
  /// @param options as for [#seats]
  default TableSize size(SequencedMap<String, String> options) {
    return new TableSize(title().fewest(), Math.min(title().most(), seats(options).size()));
  }

  /// {@return the cards of each hidden deck, by its name, in printed order; the first shuffle of a
  /// deck puts exactly these in order. A game is committed to them before it begins.}
  ///
  /// @param options of the game, those that differ from their default, by key: one of them may say
  ///   which deck is played
  default SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    return new LinkedHashMap<>();
  }

  /// {@return the file of cards that an option names; empty if this title has no such option. A
  /// game is committed to what is in it before it begins.}
  ///
  /// @param options as for [#decks]
  /// @throws IllegalArgumentException if there is no such file
  default Optional<PlayedDeck> playedDeck(SequencedMap<String, String> options) {
    return Optional.empty();
  }

  /// {@return what was found in a file of cards that is here but cannot be played; empty if there
  /// is none of this name}
  default Optional<DeckCheck> unplayableDeck(String file) {
    return Optional.empty();
  }

  /// {@return the maps that its pictures are painted on, as the files of the title draw them}
  default List<MapDrawing> maps() {
    return List.of();
  }

  /// Sets the table up.
  ///
  /// @throws IllegalArgumentException if the table has a number of seats or an option that [#title]
  ///   does not allow
  Step<P> open(Table table, Chance chance);

  /// {@return the phase of the position, by the name the rulebook gives it}
  Phase phase(P position);

  /// {@return what is due now, or the standing if the game is over}
  Status status(P position);

  /// {@return whether a seat is out of the game: it can neither win it nor share in a draw}
  default boolean isOut(P position, Seat seat) {
    return false;
  }

  /// {@return whether two seats are neighbours, such as on the board: where a table says so, nobody
  /// else may write to each other. It is the same for either of them, and all may know it. In a
  /// title without a board everybody is.}
  default boolean areNeighbours(P position, Seat one, Seat other) {
    return true;
  }

  /// {@return who asks the seats whether they end the game as a draw}
  default Draws draws(P position) {
    return Draws.TABLE;
  }

  /// {@return what each seat has that its final place goes by, such as centres or victory points,
  /// in seat order; none if nothing is counted}
  default SequencedMap<Seat, Integer> scores(P position) {
    return new LinkedHashMap<>();
  }

  /// Reads what a seat has written, a verdict for every line of the last letter.
  ///
  /// @param letters all the letters of this seat that still count, oldest first; the last is the
  ///   one being read. A later letter replaces what an earlier one said of the same unit or card.
  ///   Letters written in an earlier phase count for what they say of this one.
  /// @param seat who wrote them; one that is asked nothing now may write ahead, for a later
  ///   question
  Reading<O> read(P position, Seat seat, List<Letter> letters);

  /// {@return when a phase is or was that words name, such as `F1866M` or `Fall 1866 movement`;
  /// empty if they name none, or if a letter of this title cannot hold orders for a later phase}
  default Optional<When> when(P position, String words) {
    return Optional.empty();
  }

  /// {@return whether a letter of a seat that was meant for a phase is for what it is asked now} A
  /// seat that waits for nobody is asked the same from its own last step on, whatever the others do
  /// meanwhile.
  ///
  /// @param phase its id, in any case
  default boolean isStillAsked(P position, Seat seat, String phase) {
    return phase(position).id().equalsIgnoreCase(phase);
  }

  /// {@return some phases for which a letter may hold orders, the nearest first, for examples; none
  /// if a letter of this title cannot hold any}
  ///
  /// @param now the phase of a game; empty outside a game
  default List<Phase> later(Optional<Phase> now) {
    return List.of();
  }

  /// {@return the lines of a letter, by their numbers from 1, of which nothing is to be done just
  /// as it stands there: with the heading that takes the line back, or an empty text if it stands
  /// between a condition and its end}
  default SequencedMap<Integer, String> withheld(P position, List<String> lines) {
    return new LinkedHashMap<>();
  }

  /// When a phase is, as seen from another.
  enum When {
    PAST,
    NOW,
    LATER
  }

  /// {@return whether a line is plainly no order in this title, whoever writes it, at any time: a
  /// greeting, a name, a sentence}
  boolean isProse(String line);

  /// Completes a line that a seat is writing. What may be written follows from the position and the
  /// grammar, and both belong to the rules; so this is here, and a channel that can offer lines
  /// while a player types need not know one title from another.
  ///
  /// @param seat who writes, whether it is asked anything now or writes ahead
  /// @param typed what has been typed so far; may be empty
  /// @return lines that begin as typed, best first: at most 25, each of at most 100 characters, and
  ///   each a line that [#read] takes as a letter of its own; what is asked now comes before what
  ///   may be asked later in the turn. They depend on nothing that the seat cannot know.
  List<String> suggest(P position, Seat seat, String typed);

  /// Shows how to answer what is asked now, with a few lines that are good orders: a player who
  /// sends them as they are has answered, at least in part.
  ///
  /// @param seat one that must answer
  /// @return lines that [#read] takes all together as one letter, none refused and none doubted.
  ///   They depend on nothing that the seat cannot know.
  List<String> examples(P position, Seat seat);

  /// {@return a letter with which a plain player of the program's own would answer what is asked
  /// now, for demonstrations; none if these rules have no such player}
  ///
  /// @param seat one that must answer; the letter depends on nothing that it cannot know
  default List<String> played(P position, Seat seat) {
    return List.of();
  }

  /// {@return the options of a game that shows this title, those that differ from their default}
  default SequencedMap<String, String> shown() {
    return new LinkedHashMap<>();
  }

  /// Judges the position: from one set of demands to the next.
  ///
  /// @param orders what the seats decided, in seat order, and behind them what others have written
  ///   ahead; a silent seat is simply absent
  Step<P> resolve(P position, SequencedMap<Seat, O> orders, Chance chance);

  /// {@return the position with all that nobody knows, such as the order of a pile, in another
  /// order: a preview of the turn foretells nothing}
  default P unforeseen(P position, Chance chance) {
    return position;
  }

  /// {@return whether the master may have a question judged that waits for its answer; [#lapse]
  /// then says what becomes of it}
  default boolean canLapse(P position) {
    return false;
  }

  /// Judges the position though a seat has not said all that it is asked: its time is over. Most
  /// rules say themselves what silence means.
  ///
  /// @param orders as for [#resolve]
  default Step<P> lapse(P position, SequencedMap<Seat, O> orders, Chance chance) {
    return resolve(position, orders, chance);
  }

  /// Changes a position by hand, to put right what the program got wrong. Which lines a title knows
  /// is its own matter; the standard is none.
  ///
  /// @param line such as `UNIT Red A BER`
  default Edit<P> edit(P position, String line) {
    return new Edit.Refused<>(Edit.Why.NO_SUCH_EDIT, line, List.of());
  }

  /// {@return all that this reader may know, built up from nothing}
  View view(P position, Reader reader);

  /// {@return the state that a script prints, which nothing is kept from but the order of hidden
  /// cards}
  default Fact state(P position) {
    return view(position, new Reader.Onlooker()).state();
  }

  /// {@return how a position becomes text and comes back}
  Codec<P> codec();
}
