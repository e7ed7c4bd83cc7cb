package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Random positions around a few seas, where armies are convoyed to where others support attacks on
/// their fleets.
final class RandomConvoys {

  private static final List<String> POWERS = List.of("ENGLAND", "FRANCE", "ITALY");

  private final Board board;
  private final Random random;

  /// The units of one position with their orders; those without one yet hold.
  private final SequencedMap<Unit, Order.Move> orders = new LinkedHashMap<>();

  RandomConvoys(Board board, Random random) {
    this.board = board;
    this.random = random;
  }

  List<Order.Move> next() {
    orders.clear();
    List<String> seas = seas(1 + random.nextInt(3));
    seas.forEach(sea -> place(UnitKind.FLEET, sea));
    List<String> shores = shores(seas);
    for (int wanted = 4 + random.nextInt(8), tries = 0; wanted > 0 && tries < 30; tries++) {
      if (random.nextInt(8) == 0) {
        wanted -= place(UnitKind.FLEET, pick(seas(2)));
      } else {
        wanted -= place(random.nextInt(2) == 0 ? UnitKind.FLEET : army(), pick(shores));
      }
    }
    units().forEach(unit -> orders.put(unit, first(unit, seas, shores)));
    units().forEach(unit -> orders.put(unit, second(unit)));
    return List.copyOf(orders.sequencedValues());
  }

  private UnitKind army() {
    return random.nextInt(5) == 0 ? UnitKind.DOUBLE_ARMY : UnitKind.ARMY;
  }

  private List<Unit> units() {
    return List.copyOf(orders.sequencedKeySet());
  }

  /// How many units were placed: one, or none if one was there.
  private int place(UnitKind unitKind, String province) {
    if (units().stream().anyMatch(unit -> unit.province().equals(province))) {
      return 0;
    }
    List<String> coasts = board.province(province).coastPlaces();
    boolean split = unitKind == UnitKind.FLEET && !coasts.isEmpty();
    Unit unit = new Unit(pick(POWERS), unitKind, split ? pick(coasts) : province);
    orders.put(unit, new Order.Hold(unit));
    return 1;
  }

  /// Seas that lie side by side.
  private List<String> seas(int wanted) {
    List<String> all =
        board.provinces().stream()
            .filter(it -> it.terrain() == Terrain.SEA)
            .map(Province::id)
            .toList();
    List<String> seas = new ArrayList<>(List.of(pick(all)));
    for (int tries = 0; seas.size() < wanted && tries < 30; tries++) {
      String next = pick(board.fleetNeighbours(pick(seas)));
      if (all.contains(next) && !seas.contains(next)) {
        seas.add(next);
      }
    }
    return seas;
  }

  private List<String> shores(List<String> seas) {
    return seas.stream()
        .flatMap(sea -> board.fleetNeighbours(sea).stream())
        .map(Province::of)
        .filter(id -> board.province(id).terrain() == Terrain.COAST)
        .distinct()
        .toList();
  }

  /// Armies set sail for where others are, and fleets attack the fleets that carry them.
  private Order.Move first(Unit unit, List<String> seas, List<String> shores) {
    boolean carrier = seas.contains(unit.place());
    if (random.nextInt(carrier ? 8 : 5) < (carrier ? 7 : 2)) {
      return new Order.Hold(unit);
    }
    if (unit.unitKind() == UnitKind.FLEET) {
      List<String> prey = board.fleetNeighbours(unit.place());
      List<String> carriers = prey.stream().filter(seas::contains).toList();
      return new Order.Advance(
          unit, pick(carriers.isEmpty() || random.nextInt(3) == 0 ? prey : carriers));
    }
    Order.Way way = random.nextInt(6) == 0 ? Order.Way.VIA : Order.Way.ANY;
    List<String> manned = shores.stream().filter(this::manned).toList();
    return new Order.Advance(
        unit,
        switch (random.nextInt(6)) {
          case 0 -> near(unit);
          case 1 -> pick(shores);
          default -> manned.isEmpty() ? pick(shores) : pick(manned);
        },
        way);
  }

  private boolean manned(String province) {
    return units().stream().anyMatch(unit -> unit.province().equals(province));
  }

  /// Those who hold carry or support what others do.
  private Order.Move second(Unit unit) {
    Order.Move planned = orders.getOrDefault(unit, new Order.Hold(unit));
    if (!(planned instanceof Order.Hold) || random.nextInt(15) == 0) {
      return planned;
    }
    List<Order.Move> sensible = new ArrayList<>();
    for (Unit other : units()) {
      Order order = orders.getOrDefault(other, new Order.Hold(other));
      if (order instanceof Order.Advance(_, String to, _, _)) {
        if (board.province(unit.place()).terrain() == Terrain.SEA
            && other.unitKind() != UnitKind.FLEET) {
          sensible.add(new Order.Convoy(unit, other, to));
          sensible.add(new Order.Convoy(unit, other, to));
        }
        if (reaches(unit, to)) {
          sensible.add(new Order.SupportAdvance(unit, other, to));
        }
      } else if (reaches(unit, other.place())) {
        sensible.add(new Order.SupportHold(unit, other));
      }
    }
    return sensible.isEmpty() ? planned : pick(sensible);
  }

  private boolean reaches(Unit unit, String to) {
    List<String> near =
        unit.unitKind() == UnitKind.FLEET
            ? board.fleetNeighbours(unit.place())
            : board.armyNeighbours(unit.province());
    return near.stream().anyMatch(it -> Province.of(it).equals(Province.of(to)));
  }

  private String near(Unit unit) {
    return pick(
        unit.unitKind() == UnitKind.FLEET
            ? board.fleetNeighbours(unit.place())
            : board.armyNeighbours(unit.province()));
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
