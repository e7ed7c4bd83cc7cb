package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.StateForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What a title brings to a moderated table. Only the first two must be there; a title with a data
/// file alone has no more.
///
/// All that is called with a [LiveTable] may change it, draw from its chance, write its journal and
/// tell news. It may be called again for the same moment while a letter is read, so it keeps
/// nothing of its own: what must be remembered goes into [LiveTable#remember].
public interface TableTitle {

  /// {@return what a library says of it}
  Title title();

  /// {@return decks, tracks, pieces, choices and phases}
  ///
  /// @param options that differ from their default, by key; a scenario may be one of them
  TableBook book(SequencedMap<String, String> options);

  /// {@return the names of the seats that a table with these options may have}
  default List<String> seats(SequencedMap<String, String> options) {
    return title().colours().stream().limit(title().most()).toList();
  }

  /// {@return how many players a table with these options needs}
  default TableSize size(SequencedMap<String, String> options) {
    return new TableSize(title().fewest(), Math.min(title().most(), seats(options).size()));
  }

  /// {@return the file that its owner has typed, to which a game is committed; empty if there is
  /// none}
  default Optional<PlayedDeck> played(SequencedMap<String, String> options) {
    return Optional.empty();
  }

  /// {@return what it remembers beside cards, tracks and pieces}
  default StateForm state() {
    return StateForm.NONE;
  }

  /// {@return verbs of its own; they replace those of the family with the same word}
  default List<TableVerb> verbs() {
    return List.of();
  }

  /// {@return the kinds of facts of its own}
  default List<Class<? extends Fact>> facts() {
    return List.of();
  }

  /// Lays what differs from the layout. Decks are shuffled and hands dealt already.
  default void setUp(LiveTable table) {}

  /// {@return who acts in the phase that begins, in this order}
  default List<Seat> asked(LiveTable table) {
    return table.seats();
  }

  /// A phase has begun. It may be ended at once with `table.stage().endPhase()`.
  default void phaseBegins(LiveTable table) {}

  /// An act was done, or a turn ended.
  ///
  /// @param verb of the act, or `END` or `PASS`
  default void acted(LiveTable table, Seat seat, String verb) {}

  /// A sealed choice was opened. Chosen cards have gone where the layout says.
  ///
  /// @param opened in seat order, without seats that chose nothing
  default void choicesOpened(LiveTable table, String choice, List<SealedChoice> opened) {}

  /// All have answered whether they react; their reactions were done.
  default void reactionsDone(LiveTable table, ReactionWindow window) {}

  /// A phase is over. `table.stage().jumpTo(name)` can change what comes next, and
  /// [LiveTable#finish] ends the game.
  default void phaseEnds(LiveTable table) {}

  /// The last phase of a turn is over.
  default void turnEnds(LiveTable table) {}

  /// {@return whether all get a report when the table goes from one phase to the other; if not,
  /// what was done is told as an act}
  default boolean reports(String before, String now) {
    return true;
  }

  /// Shows a seat that is on turn what it could write now, in the words of the game: for each line
  /// a list of some that would do, the best first. The caller leaves out lines that cannot be done.
  /// They depend on nothing that the seat cannot know.
  ///
  /// @return none for the lines of the family
  default List<List<String>> lines(LiveTable table, Seat seat) {
    return List.of();
  }

  /// {@return the colour word of each seat, and of others that have pieces; none if any will do}
  default SequencedMap<String, String> colours() {
    return new LinkedHashMap<>();
  }

  /// {@return whether panels of its own show a track or place already}
  default boolean isDrawn(LiveTable table, String thing) {
    return false;
  }

  /// {@return the names of piles of its own that lie face down}
  default List<String> hiddenPiles(LiveTable table) {
    return List.of();
  }

  /// {@return panels of its own, above those of the family}
  default List<Panel> panels(LiveTable table) {
    return List.of();
  }

  /// {@return what players of a demonstration write first}
  default Demonstration demonstration() {
    return Demonstration.NONE;
  }
}
