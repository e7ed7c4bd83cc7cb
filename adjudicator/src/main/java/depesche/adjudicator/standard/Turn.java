package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.moves.MovementPhase;
import depesche.adjudicator.diplomacy.moves.RetreatFact;
import depesche.adjudicator.diplomacy.moves.RetreatPhase;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import depesche.adjudicator.diplomacy.winter.Conquest;
import java.util.List;
import java.util.SequencedMap;

/// What leads from one phase to the next.
final class Turn {

  private final Atlas map;
  private final Chronicle chronicle;
  private final Ending ending;

  Turn(Powers variant, Chronicle chronicle) {
    this.map = variant.map();
    this.chronicle = chronicle;
    this.ending = new Ending(variant, chronicle);
  }

  Position next(Position position, SequencedMap<Seat, Orders> orders) {
    return switch (position) {
      // Rule 11: a draw that all agree on ends the game before its units move.
      case Position.Movement movement ->
          ending
              .agreed(movement.campaign(), orders)
              .orElseGet(
                  () ->
                      new MovementPhase(
                              map, movement, chronicle, one -> MovementPhase.destroyed(map, one))
                          .judged(orders, List.of()));
      case Position.Retreats retreats -> {
        Campaign settled =
            new RetreatPhase(
                    map, retreats, chronicle, unit -> new RetreatFact.RetreatMissed(map.unit(unit)))
                .judged(orders, List.of());
        yield retreats.season() == Season.SPRING
            ? new Position.Movement(Season.FALL, settled)
            : winter(settled);
      }
      case Position.Adjustments(Campaign winter) -> year(winter, orders);
      case Position.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  private Position winter(Campaign fall) {
    Campaign winter = new Conquest(map, chronicle).after(fall);
    return ending.victory(winter).orElseGet(() -> new Position.Adjustments(winter));
  }

  private Position year(Campaign winter, SequencedMap<Seat, Orders> orders) {
    Campaign left = ending.eliminated(new AdjustmentPhase(map, chronicle).judged(winter, orders));
    return ending
        .survivor(left)
        .or(() -> ending.lastYear(left))
        .orElseGet(() -> new Position.Movement(Season.SPRING, left.withYear(left.year() + 1)));
  }
}
