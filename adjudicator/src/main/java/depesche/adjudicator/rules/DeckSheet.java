package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;
import java.util.List;

/// A deck as it can be printed, in the words of `templates/TITLE/cards.txt`.
///
/// @param title of the deck
/// @param ours whether it is our own and not the printed one
/// @param note the remark at the top of its file; may be empty
/// @param leftOut how many cards of the file are not whole and so not here
public record DeckSheet(
    String title, boolean ours, String note, List<CardPrint> cards, int leftOut) {

  public DeckSheet {
    cards = List.copyOf(cards);
  }

  /// One card as it can be printed.
  ///
  /// @param kind its type, such as `ACTION`
  /// @param marks what its icons stand for, such as `ISSUE`
  /// @param parts what it does, a sentence each; the words before the first colon are a heading
  /// @param text its other words; may be empty
  /// @param foot its number, or year and source; may be empty
  public record CardPrint(
      String title,
      String kind,
      List<String> marks,
      List<? extends Fact> parts,
      String text,
      String foot) {

    public CardPrint {
      marks = List.copyOf(marks);
      parts = List.copyOf(parts);
    }
  }
}
