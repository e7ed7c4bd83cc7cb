package depesche.adjudicator.rules;

import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.SequencedMap;

/// The deck files of one title: people who own the printed game can type its cards into one.
public interface DeckFormat {

  /// {@return the id of the title, such as `bismarcks-dance`}
  String title();

  /// {@return what is wrong with a file and what is missing in it}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no deck at all
  DeckCheck check(JsonValue file);

  /// {@return all in a file that can change a game, as [PlayedDeck#content]}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it cannot be played
  String content(JsonValue file);

  /// {@return the cards of each deck of a file, as [Decks#decks]}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it cannot be played
  SequencedMap<String, List<String>> decks(JsonValue file);

  /// {@return whether a game can be played though cards are missing in its file: the table is asked
  /// for what nobody has typed}
  default boolean isAsked() {
    return false;
  }

  /// {@return the cards of a file as they can be printed; those that are not whole are left out}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no deck at all
  DeckSheet sheet(JsonValue file);
}
