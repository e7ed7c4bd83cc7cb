package depesche.adjudicator.combat.movement;

import java.util.Arrays;

/// The orders of one movement phase laid out on the board: who stands where, who attacks what, who
/// aids whom. Units are numbered; a set of units is one word. It is filled by [Legality] and then
/// read by [Convoys] and [Kernel]; the same field serves one phase after another.
final class OrderField {

  static final byte NONE = BoardBits.NONE;

  final BoardBits boardBits;

  /// All units.
  long units;

  private OrderSheet sheet = OrderSheet.EMPTY;

  /// By unit: its province.
  final int[] at = new int[OrderSheet.LIMIT];

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
  final byte[] unitAt;

  /// By province: the units that attack it. An army whose convoy fails is taken out.
  final long[] arrivals;

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

  OrderField(BoardBits boardBits) {
    this.boardBits = boardBits;
    Arrays.fill(reason, Outcome.Reason.UNKNOWN_PROVINCE);
    unitAt = new byte[boardBits.provinces + 1];
    arrivals = new long[boardBits.provinces];
  }

  /// Clears the board and puts the units on it.
  void place(OrderSheet orders) {
    sheet = orders;
    int count = orders.size();
    units = orders.units;
    twofold = orders.twofold;
    fleets = 0;
    Arrays.fill(unitAt, NONE);
    Arrays.fill(arrivals, 0);
    Arrays.fill(supporters, 0, count, 0);
    Arrays.fill(carriers, 0, count, 0);
    for (int unit = 0; unit < count; unit++) {
      long slip = orders.slips[unit];
      int province = boardBits.provinceOf[PackedOrder.place(slip)];
      at[unit] = province;
      unitAt[province] = (byte) unit;
      fleets |= PackedOrder.fleet(slip) << boardBits.sea[province] & boardBits.atSea[province];
    }
  }

  /// {@return the row of a unit in the chart}
  int row(int unit) {
    return PackedOrder.row(sheet.slips[unit]);
  }

  /// {@return the provinces of the seas that the move of a unit names}
  int[] through(int unit) {
    return sheet.through[unit];
  }

  int power(int unit) {
    return PackedOrder.power(sheet.slips[unit]);
  }

  /// {@return the units of this power}
  long ofPower(int power) {
    return sheet.ofPower[power];
  }

  /// {@return the units of the same power as this one, itself among them}
  long friends(int unit) {
    return sheet.ofPower[power(unit)];
  }

  boolean fleet(int unit) {
    return row(unit) >= BoardBits.FLEETS;
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
