package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.movement.Outcome.Reason;
import depesche.adjudicator.combat.rulebook.Rulebook;

/// Reads the orders of a sheet into the field: which are legal, and which fit together.
///
/// Legal is an order that could be valid, not knowing the others (DATC 4.E.1); an illegal order is
/// ignored and its unit holds. A support or convoy that is legal but does not fit the order of the
/// unit it speaks of is unmatched.
final class Legality {

  private final Chart chart;
  private final Rulebook rulebook;
  private final Field field;
  private final Ways ways;

  /// Units that stay, but cannot be supported to hold (DATC 4.E.1).
  private long impossible;

  Legality(Chart chart, Rulebook rulebook, Field field) {
    this.chart = chart;
    this.rulebook = rulebook;
    this.field = field;
    ways = new Ways(chart, rulebook, field);
  }

  void read(OrderSheet sheet) {
    long[] slips = sheet.slips;
    field.place(sheet);
    clear();
    for (long rest = sheet.moves; rest != 0; rest &= rest - 1) {
      int unit = Field.first(rest);
      move(unit, slips[unit]);
    }
    if (rulebook.impossible() == Rulebook.Impossible.MOVES) {
      impossible = field.illegal;
    }
    for (long rest = sheet.supports; rest != 0; rest &= rest - 1) {
      int unit = Field.first(rest);
      support(unit, slips[unit]);
    }
    for (long rest = sheet.convoys; rest != 0; rest &= rest - 1) {
      int unit = Field.first(rest);
      convoy(unit, slips[unit]);
    }
    ways.choose();
  }

  private void clear() {
    field.movers = 0;
    field.supports = 0;
    field.convoys = 0;
    field.illegal = 0;
    field.unmatched = 0;
    ways.clear();
  }

  private void illegal(int unit, Reason why) {
    field.illegal |= 1L << unit;
    field.reason[unit] = why;
  }

  private void move(int unit, long slip) {
    int to = Slip.to(slip);
    if (to == Slip.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
    } else if (chart.reaches(field.row(unit), to) && !Slip.via(slip)) {
      go(unit, to);
    } else if (field.fleet(unit)) {
      sail(unit, to);
    } else {
      march(unit, to);
    }
  }

  private void go(int unit, int place) {
    int province = chart.provinceOf[place];
    field.movers |= 1L << unit;
    field.target[unit] = province;
    field.goal[unit] = place;
    field.arrivals[province] |= 1L << unit;
  }

  /// A fleet is not told a place it can go to, at least not clearly.
  private void sail(int unit, int to) {
    int row = field.row(unit);
    int province = chart.provinceOf[to];
    if (chart.reaches(row, to)) {
      go(unit, to);
    } else if (!chart.nears(row, province)) {
      illegal(unit, unreachable(unit, province));
    } else if (to == province) {
      // DATC 4.B.1 and 4.B.2: no coast is named.
      boolean clear = chart.countWithin(row, province) == 1;
      if (clear && rulebook.omittedCoast() == Rulebook.OmittedCoast.ONLY_ONE) {
        go(unit, chart.firstWithin(row, province));
      } else {
        illegal(unit, Reason.WHICH_COAST);
      }
    } else if (rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE) {
      // DATC 4.B.3: a coast is named that the fleet cannot go to.
      go(unit, chart.firstWithin(row, province));
    } else {
      illegal(unit, Reason.WRONG_COAST);
    }
  }

  /// An army is told to go by convoy, or has no other way.
  private void march(int unit, int to) {
    boolean adjacent = chart.reaches(field.row(unit), to);
    if (to != field.at[unit] && chart.connects(field.at[unit], to, field.fleets)) {
      go(unit, to);
      ways.note(unit, adjacent);
    } else if (adjacent && rulebook.landsAnyway()) {
      go(unit, to);
    } else {
      illegal(unit, adjacent ? Reason.NO_ROUTE : unreachable(unit, to));
    }
  }

  /// {@return why a unit cannot go to this province, nor support there}
  private Reason unreachable(int unit, int to) {
    int from = field.at[unit];
    if (to == from) {
      return Reason.SAME_PROVINCE;
    }
    if (chart.boxed[to]) {
      return Reason.CLOSED;
    }
    if (field.fleet(unit)) {
      boolean water = chart.sea[to] != Field.NONE || chart.shore[to] != 0;
      return water ? Reason.NOT_ADJACENT : Reason.FLEET_INLAND;
    }
    if (chart.sea[to] != Field.NONE) {
      return Reason.ARMY_AT_SEA;
    }
    return chart.connects(from, to, -1L) ? Reason.NO_ROUTE : Reason.NOT_ADJACENT;
  }

  private void support(int unit, long slip) {
    int to = Slip.to(slip);
    int province = chart.provinceOf[to];
    int other = field.unitAt[chart.provinceOf[Slip.from(slip)]];
    boolean hold = Slip.act(slip) == Slip.SUPPORT_HOLD;
    if (to == Slip.NOWHERE || Slip.from(slip) == Slip.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
    } else if (!chart.nears(field.row(unit), province)) {
      Reason why = unreachable(unit, province);
      illegal(unit, why == Reason.NO_ROUTE ? Reason.NOT_ADJACENT : why);
    } else if (other == Field.NONE) {
      illegal(unit, Reason.NO_UNIT);
    } else if (other == unit || (!hold && province == field.at[other])) {
      illegal(unit, Reason.SAME_PROVINCE);
    } else if (hold) {
      match(unit, other, province, !field.moves(other) && !Field.has(impossible, other));
    } else {
      supportMove(unit, other, to);
    }
  }

  private void supportMove(int unit, int other, int to) {
    int province = chart.provinceOf[to];
    if (field.fleet(other)) {
      boolean coastNamed = to != province;
      if (coastNamed ? !mayName(other, to) : !chart.nears(field.row(other), province)) {
        illegal(unit, Reason.OUT_OF_REACH);
      } else if (!coastNamed && mustName(other, province)) {
        illegal(unit, Reason.WHICH_COAST);
      } else {
        match(unit, other, province, field.goes(other, province) && fits(other, to));
      }
    } else if (chart.reaches(field.row(other), province) || lands(unit, other, province)) {
      match(unit, other, province, field.goes(other, province));
    } else {
      illegal(unit, Reason.OUT_OF_REACH);
    }
  }

  private boolean mayName(int other, int coast) {
    return chart.reaches(field.row(other), coast)
        || (rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE
            && chart.nears(field.row(other), chart.provinceOf[coast]));
  }

  private boolean mustName(int other, int province) {
    return rulebook.supportedCoast() == Rulebook.SupportedCoast.REQUIRED
        && chart.countWithin(field.row(other), province) > 1;
  }

  private boolean fits(int other, int to) {
    return to < chart.provinces || field.goal[other] == to || !chart.reaches(field.row(other), to);
  }

  /// {@return whether fleets could carry an army there, though this unit is busy with its support
  /// (DATC 6.D.31)}
  private boolean lands(int unit, int army, int to) {
    long fleets = field.fleets & ~chart.atSea[field.at[unit]];
    return chart.connects(field.at[army], to, fleets);
  }

  private void match(int unit, int other, int province, boolean fits) {
    field.target[unit] = province;
    field.aided[unit] = other;
    if (fits) {
      field.supports |= 1L << unit;
      field.supporters[other] |= 1L << unit;
    } else {
      field.unmatched |= 1L << unit;
    }
  }

  private void convoy(int unit, long slip) {
    int sea = chart.sea[field.at[unit]];
    if (!field.fleet(unit) || sea == Field.NONE) {
      illegal(unit, Reason.NOT_AT_SEA);
      return;
    }
    if (Slip.from(slip) == Slip.NOWHERE || Slip.to(slip) == Slip.NOWHERE) {
      illegal(unit, Reason.UNKNOWN_PROVINCE);
      return;
    }
    int from = chart.provinceOf[Slip.from(slip)];
    int to = chart.provinceOf[Slip.to(slip)];
    int army = field.unitAt[from];
    if (army == Field.NONE) {
      illegal(unit, Reason.NO_UNIT);
    } else if (field.fleet(army)) {
      illegal(unit, Reason.NOT_AN_ARMY);
    } else if (from == to) {
      illegal(unit, Reason.SAME_PROVINCE);
    } else if (!chart.carries(sea, from, to, field.fleets)) {
      illegal(unit, Reason.NO_ROUTE);
    } else {
      field.aided[unit] = army;
      if (field.goes(army, to) && names(army, field.at[unit])) {
        embark(unit, army, sea);
      } else {
        field.unmatched |= 1L << unit;
      }
    }
  }

  /// DATC 4.A.6: whether an army is willing to go by this sea.
  private boolean names(int army, int sea) {
    if (rulebook.path() == Rulebook.Path.IGNORED) {
      return true;
    }
    int[] seas = field.through(army);
    for (int named : seas) {
      if (named == sea) {
        return true;
      }
    }
    return seas.length == 0 && rulebook.path() == Rulebook.Path.ALLOWED;
  }

  private void embark(int unit, int army, int sea) {
    field.convoys |= 1L << unit;
    field.carriers[army] |= 1L << sea;
    if (field.power(unit) == field.power(army)) {
      ways.escort(army);
    }
  }
}
