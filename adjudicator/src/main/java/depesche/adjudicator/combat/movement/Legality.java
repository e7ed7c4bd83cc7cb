package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.movement.Outcome.Reason;

/// Reads the orders of a sheet into the field: which are legal, and which fit together.
///
/// Legal is an order that could be valid, not knowing the others (DATC 4.E.1); an illegal order is
/// ignored and its unit holds. A support or convoy that is legal but does not fit the order of the
/// unit it speaks of is unmatched.
final class Legality {

  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;
  private final ConvoyIntent convoyIntent;

  /// Units that stay, but cannot be supported to hold (DATC 4.E.1).
  private long impossible;

  Legality(BoardBits boardBits, Rulebook rulebook, OrderField orderField) {
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
    convoyIntent = new ConvoyIntent(boardBits, rulebook, orderField);
  }

  void read(OrderSheet sheet) {
    long[] slips = sheet.slips;
    orderField.place(sheet);
    clear();
    for (long rest = sheet.moves; rest != 0; rest &= rest - 1) {
      int unit = OrderField.first(rest);
      move(unit, slips[unit]);
    }
    if (rulebook.impossible() == Rulebook.Impossible.MOVES) {
      impossible = orderField.illegal;
    }
    for (long rest = sheet.supports; rest != 0; rest &= rest - 1) {
      int unit = OrderField.first(rest);
      support(unit, slips[unit]);
    }
    for (long rest = sheet.convoys; rest != 0; rest &= rest - 1) {
      int unit = OrderField.first(rest);
      convoy(unit, slips[unit]);
    }
    convoyIntent.choose();
  }

  private void clear() {
    orderField.movers = 0;
    orderField.supports = 0;
    orderField.convoys = 0;
    orderField.illegal = 0;
    orderField.unmatched = 0;
    convoyIntent.clear();
  }

  private void illegal(int unit, Reason why) {
    orderField.illegal |= 1L << unit;
    orderField.reason[unit] = why;
  }

  private void move(int unit, long slip) {
    int to = PackedOrder.to(slip);
    if (to == PackedOrder.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
    } else if (boardBits.reaches(orderField.row(unit), to) && !PackedOrder.via(slip)) {
      go(unit, to);
    } else if (orderField.fleet(unit)) {
      sail(unit, to);
    } else {
      march(unit, to);
    }
  }

  private void go(int unit, int place) {
    int province = boardBits.provinceOf[place];
    orderField.movers |= 1L << unit;
    orderField.target[unit] = province;
    orderField.goal[unit] = place;
    orderField.arrivals[province] |= 1L << unit;
  }

  /// A fleet is not told a place it can go to, at least not clearly.
  private void sail(int unit, int to) {
    int row = orderField.row(unit);
    int province = boardBits.provinceOf[to];
    if (boardBits.reaches(row, to)) {
      go(unit, to);
    } else if (!boardBits.nears(row, province)) {
      illegal(unit, unreachable(unit, province));
    } else if (to == province) {
      // DATC 4.B.1 and 4.B.2: no coast is named.
      boolean clear = boardBits.countWithin(row, province) == 1;
      if (clear && rulebook.omittedCoast() == Rulebook.OmittedCoast.ONLY_ONE) {
        go(unit, boardBits.firstWithin(row, province));
      } else {
        illegal(unit, Reason.WHICH_COAST);
      }
    } else if (rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE) {
      // DATC 4.B.3: a coast is named that the fleet cannot go to.
      go(unit, boardBits.firstWithin(row, province));
    } else {
      illegal(unit, Reason.WRONG_COAST);
    }
  }

  /// An army is told to go by convoy, or has no other way.
  private void march(int unit, int to) {
    boolean adjacent = boardBits.reaches(orderField.row(unit), to);
    if (to != orderField.at[unit]
        && boardBits.connects(orderField.at[unit], to, orderField.fleets)) {
      go(unit, to);
      convoyIntent.note(unit, adjacent);
    } else if (adjacent && rulebook.landsAnyway()) {
      go(unit, to);
    } else {
      illegal(unit, adjacent ? Reason.NO_ROUTE : unreachable(unit, to));
    }
  }

  /// {@return why a unit can neither go to this province nor support there}
  private Reason unreachable(int unit, int to) {
    int from = orderField.at[unit];
    if (to == from) {
      return Reason.SAME_PROVINCE;
    }
    if (boardBits.boxed[to]) {
      return Reason.CLOSED;
    }
    if (orderField.fleet(unit)) {
      boolean water = boardBits.sea[to] != OrderField.NONE || boardBits.shore[to] != 0;
      return water ? Reason.NOT_ADJACENT : Reason.FLEET_INLAND;
    }
    if (boardBits.sea[to] != OrderField.NONE) {
      return Reason.ARMY_AT_SEA;
    }
    return boardBits.connects(from, to, -1L) ? Reason.NO_ROUTE : Reason.NOT_ADJACENT;
  }

  private void support(int unit, long slip) {
    int to = PackedOrder.to(slip);
    int province = boardBits.provinceOf[to];
    int other = orderField.unitAt[boardBits.provinceOf[PackedOrder.from(slip)]];
    boolean hold = PackedOrder.act(slip) == PackedOrder.SUPPORT_HOLD;
    if (to == PackedOrder.NOWHERE || PackedOrder.from(slip) == PackedOrder.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
    } else if (!boardBits.nears(orderField.row(unit), province)) {
      Reason why = unreachable(unit, province);
      illegal(unit, why == Reason.NO_ROUTE ? Reason.NOT_ADJACENT : why);
    } else if (other == OrderField.NONE) {
      illegal(unit, Reason.NO_UNIT);
    } else if (other == unit || (!hold && province == orderField.at[other])) {
      illegal(unit, Reason.SAME_PROVINCE);
    } else if (hold) {
      match(unit, other, province, !orderField.moves(other) && !OrderField.has(impossible, other));
    } else {
      supportMove(unit, other, to);
    }
  }

  private void supportMove(int unit, int other, int to) {
    int province = boardBits.provinceOf[to];
    if (orderField.fleet(other)) {
      boolean coastNamed = to != province;
      if (coastNamed ? !mayName(other, to) : !boardBits.nears(orderField.row(other), province)) {
        illegal(unit, Reason.OUT_OF_REACH);
      } else if (!coastNamed && mustName(other, province)) {
        illegal(unit, Reason.WHICH_COAST);
      } else {
        match(unit, other, province, orderField.goes(other, province) && fits(other, to));
      }
    } else if (boardBits.reaches(orderField.row(other), province) || lands(unit, other, province)) {
      match(unit, other, province, orderField.goes(other, province));
    } else {
      illegal(unit, Reason.OUT_OF_REACH);
    }
  }

  private boolean mayName(int other, int coast) {
    return boardBits.reaches(orderField.row(other), coast)
        || (rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE
            && boardBits.nears(orderField.row(other), boardBits.provinceOf[coast]));
  }

  private boolean mustName(int other, int province) {
    return rulebook.supportedCoast() == Rulebook.SupportedCoast.REQUIRED
        && boardBits.countWithin(orderField.row(other), province) > 1;
  }

  private boolean fits(int other, int to) {
    return to < boardBits.provinces
        || orderField.goal[other] == to
        || !boardBits.reaches(orderField.row(other), to);
  }

  /// {@return whether fleets could carry an army there, though this unit is busy with its support
  /// (DATC 6.D.31)}
  private boolean lands(int unit, int army, int to) {
    long fleets = orderField.fleets & ~boardBits.atSea[orderField.at[unit]];
    return boardBits.connects(orderField.at[army], to, fleets);
  }

  private void match(int unit, int other, int province, boolean fits) {
    orderField.target[unit] = province;
    orderField.aided[unit] = other;
    if (fits) {
      orderField.supports |= 1L << unit;
      orderField.supporters[other] |= 1L << unit;
    } else {
      orderField.unmatched |= 1L << unit;
    }
  }

  private void convoy(int unit, long slip) {
    int sea = boardBits.sea[orderField.at[unit]];
    if (!orderField.fleet(unit) || sea == OrderField.NONE) {
      illegal(unit, Reason.NOT_AT_SEA);
      return;
    }
    if (PackedOrder.from(slip) == PackedOrder.NOWHERE
        || PackedOrder.to(slip) == PackedOrder.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
      return;
    }
    int from = boardBits.provinceOf[PackedOrder.from(slip)];
    int to = boardBits.provinceOf[PackedOrder.to(slip)];
    int army = orderField.unitAt[from];
    if (army == OrderField.NONE) {
      illegal(unit, Reason.NO_UNIT);
    } else if (orderField.fleet(army)) {
      illegal(unit, Reason.NOT_AN_ARMY);
    } else if (from == to) {
      illegal(unit, Reason.SAME_PROVINCE);
    } else if (!boardBits.carries(sea, from, to, orderField.fleets)) {
      illegal(unit, Reason.NO_ROUTE);
    } else {
      orderField.aided[unit] = army;
      if (orderField.goes(army, to) && names(army, orderField.at[unit])) {
        embark(unit, army, sea);
      } else {
        orderField.unmatched |= 1L << unit;
      }
    }
  }

  /// DATC 4.A.6: whether an army is willing to go by this sea.
  private boolean names(int army, int sea) {
    if (rulebook.path() == Rulebook.Path.IGNORED) {
      return true;
    }
    int[] seas = orderField.through(army);
    for (int named : seas) {
      if (named == sea) {
        return true;
      }
    }
    return seas.length == 0 && rulebook.path() == Rulebook.Path.ALLOWED;
  }

  private void embark(int unit, int army, int sea) {
    orderField.convoys |= 1L << unit;
    orderField.carriers[army] |= 1L << sea;
    if (orderField.power(unit) == orderField.power(army)) {
      convoyIntent.escort(army);
    }
  }
}
