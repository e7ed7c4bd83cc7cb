package depesche.adjudicator.greatpowers.actions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Effect;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An action card is resolved.
public final class Resolution {

  private Resolution() {}

  /// Ruling `actionPayment`: what a card says is lost for its gain must be there to be paid.
  public static boolean canPay(World world, Seat seat, Card card) {
    return world.rulings().actionPayment() == Rulings.ActionPayment.FORCED_LOSS
        || card.effects().stream()
            .allMatch(
                effect ->
                    !(effect instanceof Effect.Pay(Token token, int count))
                        || world.level(seat, token) >= count);
  }

  /// {@return what changed hands}
  ///
  /// @param target present if the card is [Card#aimed]
  public static List<Change> of(Course course, Seat seat, Card card, Optional<Seat> target) {
    List<Change> changes = new ArrayList<>();
    for (Effect effect : card.effects()) {
      switch (effect) {
        case Effect.Gain(Token token, int count) -> changes.add(course.change(seat, token, count));
        case Effect.Pay(Token token, int count) -> changes.add(course.change(seat, token, -count));
        case Effect.Loss(Token token, int count) ->
            changes.add(course.change(target.orElseThrow(), token, -count));
        case Effect.Steal(Token token) ->
            changes.addAll(course.steal(seat, target.orElseThrow(), token));
        case Effect.OthersLose(Token token, int count) ->
            course
                .world()
                .others(seat)
                .forEach(one -> changes.add(course.change(one, token, -count)));
        case Effect.ExtraBid _ -> course.nextBids(seat, 1);
        case Effect.FewerBid _ -> course.nextBids(target.orElseThrow(), -1);
        case Effect.Look _ -> course.look(seat);
      }
    }
    return changes;
  }
}
