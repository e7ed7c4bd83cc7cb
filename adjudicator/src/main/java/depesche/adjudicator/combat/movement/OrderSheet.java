package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The units and orders of one movement phase, parsed: what a [Judge] reads. Units are numbered as
/// they were handed in.
public final class OrderSheet {

  /// The most units a sheet can have.
  public static final int LIMIT = Long.SIZE;

  static final OrderSheet EMPTY = new OrderSheet(new long[0], new int[0][]);

  final long[] slips;

  /// By unit, the provinces of the seas that its move names.
  final int[][] through;

  private static final int[] NO_SEAS = {};

  /// All units, and those of double strength.
  final long units;

  final long twofold;

  /// By power, its units.
  final long[] ofPower;

  /// The units that are told to move, to support and to convoy.
  final long moves;

  final long supports;
  final long convoys;

  private OrderSheet(long[] slips, int[][] through) {
    this.slips = slips;
    this.through = through;
    units = slips.length == 0 ? 0 : -1L >>> -slips.length;
    twofold = twofold();
    ofPower = ofPower();
    moves = told(PackedOrder.MOVE);
    supports = told(PackedOrder.SUPPORT_HOLD) | told(PackedOrder.SUPPORT_MOVE);
    convoys = told(PackedOrder.CONVOY);
  }

  private long twofold() {
    long twofold = 0;
    for (int unit = 0; unit < slips.length; unit++) {
      twofold |= PackedOrder.twofold(slips[unit]) << unit;
    }
    return twofold;
  }

  private long[] ofPower() {
    int powers = 0;
    for (long slip : slips) {
      powers = Math.max(powers, PackedOrder.power(slip) + 1);
    }
    long[] ofPower = new long[powers];
    for (int unit = 0; unit < slips.length; unit++) {
      ofPower[PackedOrder.power(slips[unit])] |= 1L << unit;
    }
    return ofPower;
  }

  private long told(int act) {
    long told = 0;
    for (int unit = 0; unit < slips.length; unit++) {
      told |= PackedOrder.act(slips[unit]) == act ? 1L << unit : 0;
    }
    return told;
  }

  /// {@return the sheet of these orders}
  ///
  /// @throws IllegalArgumentException if there are too many units, if one stands nowhere or two in
  ///   one province
  public static OrderSheet of(Board board, List<? extends Order.Move> orders) {
    if (orders.size() > LIMIT) {
      throw new IllegalArgumentException(orders.size() + " units; at most " + LIMIT);
    }
    boolean[] taken = new boolean[board.size()];
    Map<String, Integer> powers = new LinkedHashMap<>();
    long[] slips = new long[orders.size()];
    int[][] through = new int[slips.length][];
    for (int i = 0; i < slips.length; i++) {
      Unit unit = orders.get(i).unit();
      int place = board.index(unit.place());
      if (place < 0 || taken[board.provinceOf(place)]) {
        throw new IllegalArgumentException(unit + " stands nowhere, or where another stands");
      }
      taken[board.provinceOf(place)] = true;
      int power = powers.computeIfAbsent(unit.power(), _ -> powers.size());
      int stand = unit.unitKind() == UnitKind.FLEET ? place : board.provinceOf(place);
      slips[i] = PackedOrder.unit(power, unit.unitKind(), stand) | order(board, orders.get(i));
      through[i] = through(board, orders.get(i));
    }
    return new OrderSheet(slips, through);
  }

  private static int[] through(Board board, Order.Move order) {
    return order instanceof Order.Advance(_, _, _, List<String> seas) && !seas.isEmpty()
        ? seas.stream().mapToInt(sea -> board.index(Province.of(sea))).toArray()
        : NO_SEAS;
  }

  private static long order(Board board, Order.Move order) {
    return switch (order) {
      case Order.Hold _ -> PackedOrder.order(PackedOrder.HOLD, false, 0, 0);
      case Order.Advance(Unit unit, String to, Order.Way way, _) -> {
        int place = index(board, to);
        boolean coastly = unit.unitKind() == UnitKind.FLEET || place == PackedOrder.NOWHERE;
        int goal = coastly ? place : board.provinceOf(place);
        yield PackedOrder.order(PackedOrder.MOVE, way == Order.Way.VIA, 0, goal);
      }
      case Order.SupportHold(_, Unit aided) -> {
        int place = index(board, aided.place());
        yield PackedOrder.order(PackedOrder.SUPPORT_HOLD, false, place, place);
      }
      case Order.SupportAdvance(_, Unit aided, String to) ->
          PackedOrder.order(
              PackedOrder.SUPPORT_MOVE, false, index(board, aided.place()), index(board, to));
      case Order.Convoy(_, Unit army, String to) ->
          PackedOrder.order(
              PackedOrder.CONVOY, false, index(board, army.place()), index(board, to));
    };
  }

  /// DATC 4.B.6: a coast that is not there is ignored.
  private static int index(Board board, String place) {
    int index = board.index(place);
    int province = index < 0 ? board.index(Province.of(place)) : index;
    return province < 0 ? PackedOrder.NOWHERE : province;
  }

  /// {@return how many units there are}
  public int size() {
    return slips.length;
  }
}
