package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.movement.Dislodged;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
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
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// What leads from one phase to the next.
final class Turn {

  private final Foreigners variant;
  private final Atlas map;
  private final Chance chance;
  private final Chronicle chronicle;

  Turn(Foreigners variant, Chance chance, Chronicle chronicle) {
    this.variant = variant;
    this.map = variant.map();
    this.chance = chance;
    this.chronicle = chronicle;
  }

  Position next(Position position, SequencedMap<Seat, Orders> orders) {
    return switch (position) {
      case Position.Movement movement ->
          new MovementPhase(
                  map, movement, chronicle, dislodged -> lost(movement.campaign(), dislodged))
              .judged(orders, new ForeignDraw(map, movement, orders, chronicle).drawn(chance));
      case Position.Retreats retreats -> {
        Campaign settled =
            new RetreatPhase(map, retreats, chronicle, this::missed)
                .judged(orders, new RetreatDraw(retreats, orders, chronicle).drawn(chance));
        yield retreats.season() == Season.SPRING
            ? new Position.Movement(Season.FALL, settled)
            : winter(settled);
      }
      case Position.Adjustments(Campaign winter) -> year(winter, orders);
      case Position.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  /// Our ruling to rule 3: nobody commands the retreat of a foreign army.
  private Fact lost(Campaign campaign, Dislodged dislodged) {
    Unit army = dislodged.unit();
    return campaign.law().retreats(army)
        ? MovementPhase.destroyed(map, dislodged)
        : new ForeignFact.ForeignDislodged(map.unit(army), map.unit(dislodged.by()));
  }

  private Fact missed(Unit unit) {
    return Foreigners.isForeign(unit)
        ? new ForeignFact.ForeignDisbanded(map.unit(unit))
        : new RetreatFact.RetreatMissed(map.unit(unit));
  }

  private Position winter(Campaign fall) {
    Campaign winter = new Conquest(map, chronicle).after(withoutRoamers(fall));
    return new Victory(variant, chronicle)
        .victory(winter)
        .orElseGet(() -> new Position.Adjustments(winter));
  }

  /// Rule 3: if a foreign army fails to occupy a supply centre at the end of a fall turn, it is
  /// removed from play.
  private Campaign withoutRoamers(Campaign fall) {
    List<Unit> staying = new ArrayList<>();
    for (Unit unit : fall.units()) {
      if (Foreigners.isForeign(unit) && !map.isCentre(unit.province())) {
        chronicle.tell(new ForeignFact.ForeignRemoved(map.unit(unit)));
      } else {
        staying.add(unit);
      }
    }
    return fall.withUnits(staying);
  }

  private Position year(Campaign winter, SequencedMap<Seat, Orders> orders) {
    Campaign adjusted = new AdjustmentPhase(map, chronicle).judged(winter, orders);
    Victory victory = new Victory(variant, chronicle);
    Campaign left = victory.eliminated(adjusted);
    return victory
        .survivor(adjusted, left)
        .or(() -> victory.endYear(left))
        .orElseGet(() -> spring(left.withYear(left.year() + 1)));
  }

  private Position spring(Campaign campaign) {
    List<Unit> units = new ArrayList<>(campaign.units());
    int startYear = variant.sheet().startYear();
    // Rule 3: starting in Spring 1866, Austria and France enter with a double army each.
    boolean first = campaign.year() == startYear + 1;
    boolean again =
        campaign.year() > startYear
            && Rulings.of(campaign).foreignReentry()
                == Rulings.ForeignReentry.EACH_SPRING_IF_ABSENT;
    for (BloodMap.HomeBox box : variant.sheet().boxes()) {
      if ((first || again) && campaign.unitsOf(box.power()).isEmpty()) {
        Unit army = new Unit(box.power(), Kind.DOUBLE_ARMY, box.id());
        units.add(army);
        chronicle.tell(new ForeignFact.ForeignEntered(map.unit(army)));
      }
    }
    return new Position.Movement(Season.SPRING, campaign.withUnits(units));
  }
}
