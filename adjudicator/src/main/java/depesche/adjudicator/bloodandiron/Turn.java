package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// One step: judges a phase and all phases after it in which nobody owes anything.
final class Turn {

  private final Atlas map;
  private final Chance chance;
  private final Chronicle chronicle = new Chronicle();

  Turn(Atlas map, Chance chance) {
    this.map = map;
    this.chance = chance;
  }

  Step<Position> opened(Table table) {
    Position position = new Opening(map, table, chance).open(chronicle);
    return step(position, PhaseId.of(position).title());
  }

  Step<Position> judged(Position position, SequencedMap<Seat, Orders> orders) {
    Position next = next(position, orders);
    while (!(next instanceof Position.Over) && Owed.demands(map, next).isEmpty()) {
      next = next(next, new LinkedHashMap<>());
    }
    return step(next, PhaseId.of(position).title());
  }

  private Step<Position> step(Position position, String title) {
    chronicle.tell(new MapDrawn(Pictures.of(map, position, title, chronicle.arrows())));
    return new Step<>(position, chronicle.news());
  }

  private Position next(Position position, SequencedMap<Seat, Orders> orders) {
    return switch (position) {
      case Position.Movement movement ->
          new MovementPhase(map, movement, chronicle).judged(orders, chance);
      case Position.Retreats retreats -> {
        Campaign settled = new RetreatPhase(map, retreats, chronicle).judged(orders, chance);
        yield retreats.season() == Season.SPRING
            ? new Position.Movement(Season.FALL, settled)
            : winter(settled);
      }
      case Position.Adjustments(Campaign winter) -> year(winter, orders);
      case Position.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  private Position winter(Campaign fall) {
    Conquest conquest = new Conquest(map, chronicle);
    Campaign winter = conquest.after(fall);
    chronicle.tell(conquest.table(winter));
    return new Ending(map, chronicle)
        .victory(winter)
        .orElseGet(() -> new Position.Adjustments(winter));
  }

  private Position year(Campaign winter, SequencedMap<Seat, Orders> orders) {
    Campaign adjusted = new AdjustmentPhase(map, chronicle).judged(winter, orders);
    Ending ending = new Ending(map, chronicle);
    Campaign left = ending.eliminated(adjusted);
    return ending
        .survivor(adjusted, left)
        .or(() -> ending.endYear(left))
        .orElseGet(() -> spring(left.withYear(left.year() + 1)));
  }

  private Position spring(Campaign campaign) {
    List<Army> armies = new ArrayList<>(campaign.armies());
    // Rule 3: starting in Spring 1866, Austria and France enter with a double army each.
    boolean first = campaign.year() == map.map().startYear() + 1;
    boolean again =
        campaign.year() > map.map().startYear()
            && campaign.rulings().foreignReentry() == Rulings.ForeignReentry.EACH_SPRING_IF_ABSENT;
    for (BloodMap.HomeBox box : map.map().boxes()) {
      if ((first || again) && campaign.armiesOf(box.power()).isEmpty()) {
        Army army = Army.twofold(box.power(), box.id());
        armies.add(army);
        chronicle.tell(new ForeignFact.ForeignEntered(map.unit(army)));
      }
    }
    return new Position.Movement(Season.SPRING, campaign.withArmies(armies));
  }
}
