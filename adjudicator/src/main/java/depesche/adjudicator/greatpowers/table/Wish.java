package depesche.adjudicator.greatpowers.table;

/// One entry of a ranked list of cards.
public sealed interface Wish {

  /// This card.
  record Named(String card) implements Wish {}

  /// The card that brings most tokens of a kind.
  record Most(Token token) implements Wish {}

  /// A card that gives a bid card more.
  record ExtraBid() implements Wish {}

  /// Whatever lies first.
  record Anything() implements Wish {}

  /// No card.
  record Nothing() implements Wish {}

  /// {@return the wish as a player would write it}
  default String text() {
    return switch (this) {
      case Named(String card) -> card;
      case Most(Token token) -> "any " + token.word();
      case ExtraBid _ -> "any bid card";
      case Anything _ -> "any";
      case Nothing _ -> "pass";
    };
  }
}
