package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.ActionCard;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Effect;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.SharedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An action card is resolved.
public final class Resolution {

  private Resolution() {}

  /// Ruling `actionPayment`: what a card says is lost for its gain must be there to be paid.
  public static boolean canPay(SharedTable sharedTable, Seat seat, ActionCard actionCard) {
    return sharedTable.rulings().actionPayment() == GreatPowersRulings.ActionPayment.FORCED_LOSS
        || actionCard.effects().stream()
            .allMatch(
                effect ->
                    !(effect instanceof Effect.Pay(Token token, int count))
                        || sharedTable.level(seat, token) >= count);
  }

  /// {@return what changed hands}
  ///
  /// @param target present if the card is [ActionCard#aimed]
  public static List<Change> of(
      TurnLog turnLog, Seat seat, ActionCard actionCard, Optional<Seat> target) {
    List<Change> changes = new ArrayList<>();
    for (Effect effect : actionCard.effects()) {
      switch (effect) {
        case Effect.Gain(Token token, int count) -> changes.add(turnLog.change(seat, token, count));
        case Effect.Pay(Token token, int count) -> changes.add(turnLog.change(seat, token, -count));
        case Effect.Loss(Token token, int count) ->
            changes.add(turnLog.change(target.orElseThrow(), token, -count));
        case Effect.Steal(Token token) ->
            changes.addAll(turnLog.steal(seat, target.orElseThrow(), token));
        case Effect.OthersLose(Token token, int count) ->
            turnLog
                .world()
                .others(seat)
                .forEach(one -> changes.add(turnLog.change(one, token, -count)));
        case Effect.ExtraBid _ -> turnLog.nextBids(seat, 1);
        case Effect.FewerBid _ -> turnLog.nextBids(target.orElseThrow(), -1);
        case Effect.Look _ -> turnLog.look(seat);
      }
    }
    return changes;
  }
}
