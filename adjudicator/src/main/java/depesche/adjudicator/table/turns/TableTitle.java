package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.StateForm;
import java.util.List;
import java.util.SequencedMap;

/// What a title brings to a moderated table. Only the first three must be there; a title with a
/// data file alone has no more.
public interface TableTitle {

  /// {@return what a library says of it}
  Title title();

  /// {@return decks, tracks, pieces, choices and phases}
  ///
  /// @param options that differ from their default, by key; a scenario may be one of them
  TableBook book(SequencedMap<String, String> options);

  /// {@return the seats of a table with these options, its players, and its owner's file}
  TableNeeds needs(SequencedMap<String, String> options);

  /// {@return the kinds of facts of its own}
  default List<Class<? extends Fact>> facts() {
    return List.of();
  }

  /// {@return what it remembers beside cards, tracks and pieces}
  default StateForm state() {
    return StateForm.NONE;
  }

  /// {@return its sequence of play, with its verbs}
  default TablePlay play() {
    return TablePlay.NONE;
  }

  /// {@return how it is shown}
  default TableShow show() {
    return TableShow.PLAIN;
  }
}
