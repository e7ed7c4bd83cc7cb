package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;

/// One entry of a ranked list of players.
public sealed interface Aim {

  record At(Seat seat) implements Aim {}

  /// The player who has most tokens of a kind; of several the first clockwise.
  record Most(Token token) implements Aim {}

  /// The player who has fewest tokens of a kind; of several the first clockwise.
  record Least(Token token) implements Aim {}

  /// No player at all.
  record Nobody() implements Aim {}

  /// {@return the aim as a player would write it}
  default String text() {
    return switch (this) {
      case At(Seat seat) -> seat.name();
      case Most(Token token) -> "most " + token.word();
      case Least(Token token) -> "least " + token.word();
      case Nobody _ -> "nobody";
    };
  }
}
