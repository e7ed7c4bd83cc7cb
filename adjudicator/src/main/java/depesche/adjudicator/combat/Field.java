package depesche.adjudicator.combat;

import java.util.Arrays;

/// The orders of one movement phase laid out on the board: who stands where, who attacks what, who
/// aids whom. Units are numbered; a set of units is one word. It is filled by [Legality] and then
/// read by [Convoys] and [Kernel]; the same field serves one phase after another.
final class Field {

  static final int NONE = Chart.NONE;

  final Chart chart;

  /// How many units there are.
  int units;

  /// By unit: its row in the chart, its province, its power.
  final int[] row = new int[OrderSheet.LIMIT];

  final int[] at = new int[OrderSheet.LIMIT];
  final int[] power = new int[OrderSheet.LIMIT];

  /// By unit: the province it moves to, supports in, or convoys to.
  final int[] target = new int[OrderSheet.LIMIT];

  /// By unit: the place a move ends at.
  final int[] goal = new int[OrderSheet.LIMIT];

  /// By unit: the one it supports or convoys, if that one does what the order says.
  final int[] aided = new int[OrderSheet.LIMIT];

  /// By unit: those whose support fits its order.
  final long[] supporters = new long[OrderSheet.LIMIT];

  /// By army: the seas with fleets whose convoy fits its order.
  final long[] carriers = new long[OrderSheet.LIMIT];

  /// By province: the unit there.
  final int[] unitAt;

  /// By province: the units that attack it. An army whose convoy fails is taken out.
  final long[] arrivals;

  /// By power: its units.
  final long[] ofPower = new long[OrderSheet.LIMIT];

  /// Units of double strength.
  long twofold;

  /// Seas with fleets.
  long fleets;

  /// Units whose move is legal.
  long movers;

  /// Among them the armies that go by convoy.
  long convoyed;

  /// Among those the ones that go by land if the convoy fails, as some editions have it.
  long mayLand;

  /// Units whose support is legal and fits.
  long supports;

  /// Fleets whose convoy is legal and fits.
  long convoys;

  /// Units whose order can never be carried out; they hold.
  long illegal;

  /// Why not, by unit.
  final Outcome.Reason[] reason = new Outcome.Reason[OrderSheet.LIMIT];

  /// Units whose support or convoy is legal, but the other unit does something else.
  long unmatched;

  Field(Chart chart) {
    this.chart = chart;
    Arrays.fill(reason, Outcome.Reason.UNKNOWN_PROVINCE);
    unitAt = new int[chart.provinces];
    arrivals = new long[chart.provinces];
  }

  /// Clears the board and puts the units on it.
  void place(long[] slips) {
    Arrays.fill(unitAt, NONE);
    Arrays.fill(arrivals, 0);
    Arrays.fill(ofPower, 0);
    units = slips.length;
    twofold = 0;
    fleets = 0;
    for (int unit = 0; unit < slips.length; unit++) {
      place(unit, slips[unit]);
    }
  }

  private void place(int unit, long slip) {
    int place = Slip.place(slip);
    int province = chart.provinceOf[place];
    at[unit] = province;
    power[unit] = Slip.power(slip);
    supporters[unit] = 0;
    carriers[unit] = 0;
    unitAt[province] = unit;
    ofPower[power[unit]] |= 1L << unit;
    if (Slip.fleet(slip)) {
      row[unit] = place + Chart.FLEETS;
      if (chart.sea[province] != NONE) {
        fleets |= 1L << chart.sea[province];
      }
    } else {
      row[unit] = province;
      if (Slip.twofold(slip)) {
        twofold |= 1L << unit;
      }
    }
  }

  boolean fleet(int unit) {
    return row[unit] >= Chart.FLEETS;
  }

  boolean moves(int unit) {
    return has(movers, unit);
  }

  boolean goes(int unit, int province) {
    return moves(unit) && target[unit] == province;
  }

  /// {@return whether two units that go to each other's province meet head to head: not if one goes
  /// by convoy}
  boolean meet(int mover, int other) {
    return moves(other)
        && target[other] == at[mover]
        && (convoyed & (1L << mover | 1L << other)) == 0;
  }

  static boolean has(long set, int unit) {
    return (set >>> unit & 1) != 0;
  }

  static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }
}
