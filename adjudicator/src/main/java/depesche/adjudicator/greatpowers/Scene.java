package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Seat;
import java.util.List;

/// What a letter is read against.
///
/// @param written the phase in which the letter was written, of this turn
record Scene(Position position, Seat seat, Stage written) {

  World world() {
    return position.world();
  }

  Stage now() {
    return Stage.of(position);
  }

  /// {@return whether the letter answers the question that is open now, not one that may come}
  boolean answersNow(Stage stage) {
    return now() == stage && written == stage;
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
