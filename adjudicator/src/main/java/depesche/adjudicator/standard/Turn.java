package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.diplomacy.AdjustmentPhase;
import depesche.adjudicator.diplomacy.Atlas;
import depesche.adjudicator.diplomacy.Campaign;
import depesche.adjudicator.diplomacy.Chronicle;
import depesche.adjudicator.diplomacy.Conquest;
import depesche.adjudicator.diplomacy.MovementPhase;
import depesche.adjudicator.diplomacy.Orders;
import depesche.adjudicator.diplomacy.Owed;
import depesche.adjudicator.diplomacy.PhaseId;
import depesche.adjudicator.diplomacy.Position;
import depesche.adjudicator.diplomacy.RetreatFact;
import depesche.adjudicator.diplomacy.RetreatPhase;
import depesche.adjudicator.diplomacy.Season;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// One step: judges a phase and all phases after it in which nobody owes anything.
final class Turn {

  private final Powers variant;
  private final Atlas map;
  private final Chronicle chronicle = new Chronicle();
  private final Ending ending;

  Turn(Powers variant) {
    this.variant = variant;
    this.map = variant.map();
    this.ending = new Ending(variant, chronicle);
  }

  Step<Position> opened(Table table) {
    Position position = new Opening(variant, table).open(chronicle);
    return chronicle.step(map, position, PhaseId.of(position).title());
  }

  Step<Position> judged(Position position, SequencedMap<Seat, Orders> orders) {
    Position next = next(position, orders);
    while (!(next instanceof Position.Over) && Owed.demands(variant, next).isEmpty()) {
      next = next(next, new LinkedHashMap<>());
    }
    if (next instanceof Position.Adjustments(Campaign winter)) {
      new AdjustmentPhase(map, chronicle).foretell(winter);
    }
    return chronicle.step(map, next, PhaseId.of(position).title());
  }

  private Position next(Position position, SequencedMap<Seat, Orders> orders) {
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
