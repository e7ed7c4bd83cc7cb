package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The orders of one movement phase as integers: units are numbered as they were handed in,
/// provinces by the board. An order that cannot be carried out is a hold here.
final class Field {

  /// No unit, or no province.
  static final int NONE = -1;

  /// What a unit does, once its order has been found possible.
  enum Act {
    HOLD,
    MOVE,
    SUPPORT
  }

  final Board board;
  final List<Ordered> orders;
  final Weight[] weight;
  final int[] power;

  /// Where each unit stands.
  final int[] at;

  /// The unit in each province.
  final int[] unitAt;

  final Act[] act;

  /// Where a moving unit goes; for a supporting unit, the province its support works in.
  final int[] target;

  /// The unit that a supporting unit aids, if that unit does what the support says.
  final int[] aided;

  /// The units that aid each unit.
  final int[][] supporters;

  /// The units that move to each province.
  final int[][] arrivals;

  private final Outcome.@Nullable Reason[] reasons;

  Field(Board board, Weights weights, List<Ordered> orders) {
    int units = orders.size();
    this.board = board;
    this.orders = List.copyOf(orders);
    weight = new Weight[units];
    power = new int[units];
    at = new int[units];
    unitAt = filled(board.size());
    act = new Act[units];
    target = filled(units);
    aided = filled(units);
    reasons = new Outcome.Reason[units];
    place(weights);
    for (int unit = 0; unit < units; unit++) {
      note(unit, orders.get(unit).order());
    }
    for (int unit = 0; unit < units; unit++) {
      match(unit, orders.get(unit).order());
    }
    supporters = grouped(aided, units);
    arrivals = grouped(destinations(), board.size());
  }

  int units() {
    return orders.size();
  }

  Unit unit(int unit) {
    return orders.get(unit).unit();
  }

  boolean moves(int unit) {
    return act[unit] == Act.MOVE;
  }

  /// {@return why the order cannot be carried out}
  Optional<Outcome.Reason> reason(int unit) {
    return Optional.ofNullable(reasons[unit]);
  }

  /// {@return the unit that comes the other way, or [#NONE]}
  int opponent(int unit) {
    int other = unitAt[target[unit]];
    return other != NONE && moves(other) && target[other] == at[unit] ? other : NONE;
  }

  private void place(Weights weights) {
    Map<String, Integer> powers = new LinkedHashMap<>();
    for (int number = 0; number < units(); number++) {
      Unit unit = unit(number);
      weight[number] = weights.of(unit.kind());
      power[number] = powers.computeIfAbsent(unit.power(), _ -> powers.size());
      at[number] = province(unit.place());
      if (at[number] < 0 || unitAt[at[number]] != NONE) {
        throw new IllegalArgumentException(unit + " stands nowhere, or where another stands");
      }
      unitAt[at[number]] = number;
    }
  }

  private void note(int unit, Order order) {
    Optional<Outcome.Reason> reason = impossible(unit, order);
    reasons[unit] = reason.orElse(null);
    if (reason.isPresent()) {
      act[unit] = Act.HOLD;
      return;
    }
    act[unit] =
        switch (order) {
          case Order.Hold _ -> Act.HOLD;
          case Order.Move _ -> Act.MOVE;
          case Order.SupportHold _, Order.SupportMove _ -> Act.SUPPORT;
          case Order.Convoy _ -> Act.HOLD;
        };
    target[unit] =
        switch (order) {
          case Order.Hold _, Order.Convoy _ -> NONE;
          case Order.Move(String to, _) -> goal(unit, to);
          case Order.SupportHold(String place) -> province(place);
          case Order.SupportMove(_, String to) -> province(to);
        };
  }

  private Optional<Outcome.Reason> impossible(int unit, Order order) {
    return switch (order) {
      case Order.Hold _ -> Optional.empty();
      case Order.Move(String to, _) -> unreachable(unit, to);
      case Order.SupportHold(String place) ->
          unreachable(unit, Province.of(place)).or(() -> absent(province(place)));
      case Order.SupportMove(String from, String to) ->
          unreachable(unit, Province.of(to)).or(() -> unaidable(province(from), to));
      case Order.Convoy _ -> Optional.of(Outcome.Reason.NO_ROUTE);
    };
  }

  private Optional<Outcome.Reason> unreachable(int unit, String to) {
    if (board.index(to) < 0) {
      return Optional.of(Outcome.Reason.UNKNOWN_PROVINCE);
    }
    int province = province(to);
    if (province == at[unit]) {
      return Optional.of(Outcome.Reason.SAME_PROVINCE);
    }
    if (board.province(province).terrain() == Terrain.BOX) {
      return Optional.of(Outcome.Reason.CLOSED);
    }
    return goal(unit, to) != NONE ? Optional.empty() : Optional.of(Outcome.Reason.NOT_ADJACENT);
  }

  /// {@return the province a unit gets to if it goes to this place, or [#NONE]}
  private int goal(int unit, String to) {
    int province = province(to);
    if (unit(unit).kind() != Kind.FLEET) {
      return board.armyReaches(at[unit], province) ? province : NONE;
    }
    return board.fleetNeighbours(unit(unit).place()).stream()
            .anyMatch(place -> place.equals(to) || Province.of(place).equals(to))
        ? province
        : NONE;
  }

  private int province(String place) {
    return board.index(Province.of(place));
  }

  private Optional<Outcome.Reason> absent(int province) {
    return unitAt[province] == NONE ? Optional.of(Outcome.Reason.NO_UNIT) : Optional.empty();
  }

  private Optional<Outcome.Reason> unaidable(int from, String to) {
    if (from < 0) {
      return Optional.of(Outcome.Reason.UNKNOWN_PROVINCE);
    }
    if (from == province(to)) {
      return Optional.of(Outcome.Reason.SAME_PROVINCE);
    }
    return absent(from)
        .or(
            () ->
                goal(unitAt[from], to) != NONE
                    ? Optional.empty()
                    : Optional.of(Outcome.Reason.OUT_OF_REACH));
  }

  private void match(int unit, Order order) {
    if (act[unit] != Act.SUPPORT) {
      return;
    }
    aided[unit] =
        switch (order) {
          case Order.SupportHold(String place) -> staying(unitAt[province(place)]);
          case Order.SupportMove(String from, _) -> going(unitAt[province(from)], target[unit]);
          case Order.Hold _, Order.Move _, Order.Convoy _ -> NONE;
        };
  }

  private int staying(int unit) {
    return moves(unit) ? NONE : unit;
  }

  private int going(int unit, int to) {
    return moves(unit) && target[unit] == to ? unit : NONE;
  }

  private int[] destinations() {
    int[] destinations = filled(units());
    for (int unit = 0; unit < units(); unit++) {
      destinations[unit] = moves(unit) ? target[unit] : NONE;
    }
    return destinations;
  }

  private static int[] filled(int size) {
    int[] values = new int[size];
    Arrays.fill(values, NONE);
    return values;
  }

  /// {@return for every key the units that have it}
  private static int[][] grouped(int[] keys, int size) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int key = 0; key < size; key++) {
      groups.add(new ArrayList<>());
    }
    for (int unit = 0; unit < keys.length; unit++) {
      if (keys[unit] != NONE) {
        groups.get(keys[unit]).add(unit);
      }
    }
    return groups.stream()
        .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }
}
