package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Seat;
import java.util.List;

/// What a letter is read against.
///
/// @param written when the letter was written, in this turn
record Scene(Position position, Seat seat, Stage.Moment written) {

  World world() {
    return position.world();
  }

  Stage now() {
    return Stage.of(position);
  }

  /// {@return whether the letter was written in this very phase and stop. What an earlier letter
  /// says was judged then: it stands, even where by now it cannot be met}
  boolean isFresh() {
    return written.equals(Stage.moment(position));
  }

  List<Seat> others() {
    return world().others(seat);
  }

  /// {@return the cards this seat has drawn and must choose from; empty if it has not}
  List<Card> drawn() {
    if (!(position instanceof Position.Score score)) {
      return List.of();
    }
    if (score.question() instanceof Question.Keep(Seat who, List<Card> drawn)) {
      return who.equals(seat) ? drawn : List.of();
    }
    return score.question() instanceof Question.KeepTarget(Seat who, List<Card> drawn, _)
            && who.equals(seat)
        ? drawn
        : List.of();
  }
}
