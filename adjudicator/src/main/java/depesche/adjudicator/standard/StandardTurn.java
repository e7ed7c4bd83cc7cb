package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.moves.MovementPhase;
import depesche.adjudicator.diplomacy.moves.RetreatFact;
import depesche.adjudicator.diplomacy.moves.RetreatPhase;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import depesche.adjudicator.diplomacy.winter.CentreOwnership;
import java.util.List;
import java.util.SequencedMap;

/// What leads from one phase to the next.
final class StandardTurn {

  private final MapIndex map;
  private final StepLog stepLog;
  private final Ending ending;

  StandardTurn(StandardVariant variant, StepLog stepLog) {
    this.map = variant.map();
    this.stepLog = stepLog;
    this.ending = new Ending(variant, stepLog);
  }

  DiplomacyPosition next(DiplomacyPosition diplomacyPosition, SequencedMap<Seat, Orders> orders) {
    return switch (diplomacyPosition) {
      // Rule 11: a draw that all agree on ends the game before its units move.
      case DiplomacyPosition.Movement movement ->
          ending
              .agreed(movement.campaign(), orders)
              .orElseGet(
                  () ->
                      new MovementPhase(
                              map, movement, stepLog, one -> MovementPhase.destroyed(map, one))
                          .judged(orders, List.of()));
      case DiplomacyPosition.Retreats retreats -> {
        SharedBoard settled =
            new RetreatPhase(
                    map, retreats, stepLog, unit -> new RetreatFact.RetreatMissed(map.unit(unit)))
                .judged(orders, List.of());
        yield retreats.season() == Season.SPRING
            ? new DiplomacyPosition.Movement(Season.FALL, settled)
            : winter(settled);
      }
      case DiplomacyPosition.Adjustments(SharedBoard winter) -> year(winter, orders);
      case DiplomacyPosition.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  private DiplomacyPosition winter(SharedBoard fall) {
    SharedBoard winter = new CentreOwnership(map, stepLog).after(fall);
    return ending.victory(winter).orElseGet(() -> new DiplomacyPosition.Adjustments(winter));
  }

  private DiplomacyPosition year(SharedBoard winter, SequencedMap<Seat, Orders> orders) {
    SharedBoard left = ending.eliminated(new AdjustmentPhase(map, stepLog).judged(winter, orders));
    return ending
        .survivor(left)
        .or(() -> ending.lastYear(left))
        .orElseGet(
            () -> new DiplomacyPosition.Movement(Season.SPRING, left.withYear(left.year() + 1)));
  }
}
