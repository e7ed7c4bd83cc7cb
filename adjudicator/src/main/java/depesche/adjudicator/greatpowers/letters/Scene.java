package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import java.util.List;

/// What a letter is read against.
///
/// @param written when the letter was written, in this turn
public record Scene(Position position, Seat seat, Stage.Moment written) {

  public World world() {
    return position.world();
  }

  public Stage now() {
    return Stage.of(position);
  }

  /// {@return whether the letter was written in this very phase and stop. What an earlier letter
  /// says was judged then: it stands, even where by now it cannot be met}
  boolean isFresh() {
    return written.equals(Stage.moment(position));
  }

  public List<Seat> others() {
    return world().others(seat);
  }

  /// {@return the cards this seat has drawn and must choose from; empty if it has not}
  public List<Card> drawn() {
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
