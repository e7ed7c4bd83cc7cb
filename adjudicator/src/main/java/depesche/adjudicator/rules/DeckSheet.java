package depesche.adjudicator.rules;

import java.util.List;

/// A deck as it can be printed.
///
/// @param title of the deck
/// @param origin whose deck it is, for the foot of each page
/// @param note the remark at the top of its file; may be empty
/// @param leftOut how many cards of the file are not whole and so not here
public record DeckSheet(
    String title, String origin, String note, List<CardPrint> cards, int leftOut) {

  public DeckSheet {
    cards = List.copyOf(cards);
  }

  /// One card as it can be printed.
  ///
  /// @param kind its type in a word
  /// @param colour of its type, such as `#1f6f43`
  /// @param marks short words that stand for its icons
  /// @param parts what it does, a line each; the words before the first colon are a heading
  /// @param text its other words; may be empty
  /// @param foot year and source; may be empty
  public record CardPrint(
      String title,
      String kind,
      String colour,
      List<String> marks,
      List<String> parts,
      String text,
      String foot) {

    public CardPrint {
      marks = List.copyOf(marks);
      parts = List.copyOf(parts);
    }
  }
}
