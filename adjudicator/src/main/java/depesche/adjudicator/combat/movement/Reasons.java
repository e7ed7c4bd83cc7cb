package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.List;

/// Says why an order came out as it did.
final class Reasons {

  private final Judge judge;
  private final OrderField orderField;
  private final Convoys convoys;
  private final Kernel kernel;
  private final List<? extends Order.Move> orders;

  Reasons(Judge judge, List<? extends Order.Move> orders) {
    this.judge = judge;
    this.orders = orders;
    orderField = judge.orderField;
    convoys = judge.convoys;
    kernel = judge.kernel;
  }

  Outcome outcome(int unit) {
    return switch (judge.result(unit)) {
      case HELD -> new Outcome.Held();
      case MOVED -> moved(unit);
      case FAILED -> OrderField.has(convoys.halted, unit) ? halted(unit) : failure(unit);
      case DISRUPTED -> disrupted(unit);
      case STRANDED -> new Outcome.NoConvoy();
      case GIVEN -> new Outcome.Given();
      case CUT -> new Outcome.Cut(unit(cutter(unit)));
      case CONVOYED -> new Outcome.ConvoyGiven();
      case BROKEN -> broken(unit);
      case UNMATCHED -> new Outcome.NotMatched();
      case ILLEGAL -> new Outcome.Illegal(orderField.reason[unit]);
    };
  }

  private Unit unit(int unit) {
    return orders.get(unit).unit();
  }

  private Outcome moved(int mover) {
    if (!OrderField.has(orderField.convoyed, mover)) {
      return new Outcome.Moved();
    }
    return new Outcome.Convoyed(
        fleets(convoys.route(mover, held(orderField.carriers[mover]) & ~convoys.paradox)));
  }

  /// {@return the units in these seas}
  private List<Unit> fleets(long seas) {
    List<Unit> fleets = new ArrayList<>();
    for (long rest = seas; rest != 0; rest &= rest - 1) {
      fleets.add(unit(orderField.unitAt[orderField.boardBits.seaProvince[OrderField.first(rest)]]));
    }
    return fleets;
  }

  private Outcome disrupted(int army) {
    long carriers = orderField.carriers[army];
    long dislodged = carriers & convoys.fallen & ~held(carriers);
    return convoys.lands(army, ~dislodged)
        ? new Outcome.Paradox(fleets(carriers & convoys.paradox))
        : new Outcome.Disrupted(fleets(dislodged));
  }

  /// A move that fails because all moves of a paradox do.
  private Outcome halted(int mover) {
    int sea = orderField.boardBits.sea[orderField.target[mover]];
    return new Outcome.Paradox(fleets(convoys.paradox & 1L << sea));
  }

  /// {@return those of the seas where a fleet is not dislodged}
  private long held(long seas) {
    long held = 0;
    for (long rest = seas; rest != 0; rest &= rest - 1) {
      int fleet = orderField.unitAt[orderField.boardBits.seaProvince[OrderField.first(rest)]];
      held |= judge.dislodger(fleet) == OrderField.NONE ? Long.lowestOneBit(rest) : 0;
    }
    return held;
  }

  private Outcome broken(int fleet) {
    int by = judge.dislodger(fleet);
    return by == OrderField.NONE ? new Outcome.ConvoyParadox() : new Outcome.ConvoyBroken(unit(by));
  }

  /// {@return who cut a support: the unit that dislodged the supporter, else the first to attack
  /// it}
  private int cutter(int supporter) {
    int dislodger = judge.dislodger(supporter);
    if (dislodger != OrderField.NONE) {
      return dislodger;
    }
    long attackers = orderField.arrivals[orderField.at[supporter]] & ~orderField.friends(supporter);
    for (long rest = attackers; rest != 0; rest &= rest - 1) {
      if (orderField.at[OrderField.first(rest)] != orderField.target[supporter]) {
        return OrderField.first(rest);
      }
    }
    return OrderField.first(attackers);
  }

  /// {@return what stood in the way of a move: the strongest of all that did, and of equals the
  /// unit in the province before its rivals}
  private Outcome failure(int mover) {
    int province = orderField.target[mover];
    int occupant = orderField.unitAt[province];
    if (OrderField.has(convoys.halted, mover)) {
      return new Outcome.Paradox(List.of(unit(occupant)));
    }
    int rival = rival(mover);
    int rivalry = rival == OrderField.NONE ? 0 : prevent(rival);
    boolean free = occupant == OrderField.NONE || OrderField.has(kernel.succeeded, occupant);
    if (free && (occupant == OrderField.NONE || !orderField.meet(mover, occupant))) {
      return new Outcome.Bounced(unit(rival), kernel.defend(mover), rivalry);
    }
    int attack = kernel.attack(mover);
    int resistance = kernel.resistance(mover, occupant);
    if (attack > resistance || rivalry > resistance) {
      int shown = attack == 0 ? kernel.defend(mover) : attack;
      return new Outcome.Bounced(unit(rival), shown, rivalry);
    }
    if (orderField.power(occupant) == orderField.power(mover)) {
      return new Outcome.Spared(unit(occupant));
    }
    return orderField.meet(mover, occupant)
        ? new Outcome.Met(unit(occupant), attack, resistance)
        : new Outcome.Repelled(unit(occupant), attack, resistance);
  }

  private int prevent(int rival) {
    int occupant = orderField.unitAt[orderField.target[rival]];
    return occupant == OrderField.NONE ? kernel.defend(rival) : kernel.prevent(rival, occupant);
  }

  private int rival(int mover) {
    int strongest = OrderField.NONE;
    long rivals = orderField.arrivals[orderField.target[mover]] & ~(1L << mover);
    for (long rest = rivals; rest != 0; rest &= rest - 1) {
      int rival = OrderField.first(rest);
      if (strongest == OrderField.NONE || prevent(rival) > prevent(strongest)) {
        strongest = rival;
      }
    }
    return strongest;
  }
}
