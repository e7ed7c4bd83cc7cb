package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.DeckSheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The card files of a title, which says how they are read and how a card is printed; check,
/// contents and sheet follow. Usually every file can be played: the table goes by number where a
/// card is not typed.
///
/// @param <C> a card
/// @param <D> the cards of a file
public interface CardFormat<C, D extends CardFormat.Typed<C>> extends DeckFormat {

  /// What an owner has typed in a file.
  interface Typed<C> {

    String title();

    /// {@return the owner's remark; may be empty}
    String note();

    /// {@return all in its file that can change a game}
    String content();

    List<C> cards();

    /// {@return how many cards of its file are not whole and so not here}
    default int leftOut(JsonValue file) {
      return file.listed("cards").size() - cards().size();
    }

    /// {@return the cards of each hidden deck in file order, by the name of the deck; none where
    /// the scenario says which cards a game has}
    default SequencedMap<String, List<String>> lists() {
      return new LinkedHashMap<>();
    }
  }

  /// {@return all that is in a file, and all that is wrong or missing}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  ReadDeck<D> read(JsonValue file);

  /// {@return the cards of a file that can be played}
  ///
  /// @throws depesche.adjudicator.json.BadFile for the first thing that is wrong or missing, with
  ///   the number of others
  default D playable(JsonValue file) {
    return read(file).playable();
  }

  /// {@return a card as it can be printed}
  DeckSheet.CardPrint print(C card);

  /// {@return whether it is our own and not the printed one}
  default boolean isOurs(D deck) {
    return false;
  }

  @Override
  default boolean isAsked() {
    return true;
  }

  @Override
  default DeckCheck check(JsonValue file) {
    return read(file).check();
  }

  @Override
  default String content(JsonValue file) {
    return played(file).content();
  }

  @Override
  default SequencedMap<String, List<String>> decks(JsonValue file) {
    return played(file).lists();
  }

  private D played(JsonValue file) {
    ReadDeck<D> read = read(file);
    return isAsked() ? read.deck() : read.playable();
  }

  @Override
  default DeckSheet sheet(JsonValue file) {
    D deck = read(file).deck();
    return new DeckSheet(
        deck.title(),
        isOurs(deck),
        deck.note(),
        deck.cards().stream().map(this::print).toList(),
        deck.leftOut(file));
  }
}
