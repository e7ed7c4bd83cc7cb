package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.DislodgedUnit;
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
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// What leads from one phase to the next.
final class BloodAndIronTurn {

  private final BloodAndIronVariant variant;
  private final MapIndex map;
  private final Chance chance;
  private final StepLog stepLog;

  BloodAndIronTurn(BloodAndIronVariant variant, Chance chance, StepLog stepLog) {
    this.variant = variant;
    this.map = variant.map();
    this.chance = chance;
    this.stepLog = stepLog;
  }

  DiplomacyPosition next(DiplomacyPosition diplomacyPosition, SequencedMap<Seat, Orders> orders) {
    return switch (diplomacyPosition) {
      case DiplomacyPosition.Movement movement ->
          new MovementPhase(
                  map, movement, stepLog, dislodgedUnit -> lost(movement.campaign(), dislodgedUnit))
              .judged(orders, new ForeignDraw(map, movement, orders, stepLog).drawn(chance));
      case DiplomacyPosition.Retreats retreats -> {
        SharedBoard settled =
            new RetreatPhase(map, retreats, stepLog, this::missed)
                .judged(orders, new RetreatDraw(retreats, orders, stepLog).drawn(chance));
        yield retreats.season() == Season.SPRING
            ? new DiplomacyPosition.Movement(Season.FALL, settled)
            : winter(settled);
      }
      case DiplomacyPosition.Adjustments(SharedBoard winter) -> year(winter, orders);
      case DiplomacyPosition.Over _ -> throw new IllegalStateException("the game is over");
    };
  }

  /// Our ruling to rule 3: nobody commands the retreat of a foreign army.
  private Fact lost(SharedBoard sharedBoard, DislodgedUnit dislodgedUnit) {
    Unit army = dislodgedUnit.unit();
    return sharedBoard.law().retreats(army)
        ? MovementPhase.destroyed(map, dislodgedUnit)
        : new ForeignFact.ForeignDislodged(map.unit(army), map.unit(dislodgedUnit.by()));
  }

  private Fact missed(Unit unit) {
    return ForeignArmies.isForeign(unit)
        ? new ForeignFact.ForeignDisbanded(map.unit(unit))
        : new RetreatFact.RetreatMissed(map.unit(unit));
  }

  private DiplomacyPosition winter(SharedBoard fall) {
    SharedBoard winter = new CentreOwnership(map, stepLog).after(withoutRoamers(fall));
    return new Victory(variant, stepLog)
        .victory(winter)
        .orElseGet(() -> new DiplomacyPosition.Adjustments(winter));
  }

  /// Rule 3: if a foreign army fails to occupy a supply centre at the end of a fall turn, it is
  /// removed from play.
  private SharedBoard withoutRoamers(SharedBoard fall) {
    List<Unit> staying = new ArrayList<>();
    for (Unit unit : fall.units()) {
      if (ForeignArmies.isForeign(unit) && !map.isCentre(unit.province())) {
        stepLog.tell(new ForeignFact.ForeignRemoved(map.unit(unit)));
      } else {
        staying.add(unit);
      }
    }
    return fall.withUnits(staying);
  }

  private DiplomacyPosition year(SharedBoard winter, SequencedMap<Seat, Orders> orders) {
    SharedBoard adjusted = new AdjustmentPhase(map, stepLog).judged(winter, orders);
    Victory victory = new Victory(variant, stepLog);
    SharedBoard left = victory.eliminated(adjusted);
    return victory
        .survivor(adjusted, left)
        .or(() -> victory.endYear(left))
        .orElseGet(() -> spring(left.withYear(left.year() + 1)));
  }

  private DiplomacyPosition spring(SharedBoard sharedBoard) {
    List<Unit> units = new ArrayList<>(sharedBoard.units());
    int startYear = variant.sheet().startYear();
    // Rule 3: starting in Spring 1866, Austria and France enter with a double army each.
    boolean first = sharedBoard.year() == startYear + 1;
    boolean again =
        sharedBoard.year() > startYear
            && BloodAndIronRulings.of(sharedBoard).foreignReentry()
                == BloodAndIronRulings.ForeignReentry.EACH_SPRING_IF_ABSENT;
    for (BloodMap.HomeBox box : variant.sheet().boxes()) {
      if ((first || again) && sharedBoard.unitsOf(box.power()).isEmpty()) {
        Unit army = new Unit(box.power(), UnitKind.DOUBLE_ARMY, box.id());
        units.add(army);
        stepLog.tell(new ForeignFact.ForeignEntered(map.unit(army)));
      }
    }
    return new DiplomacyPosition.Movement(Season.SPRING, sharedBoard.withUnits(units));
  }
}
