package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Random positions and orders: neighbours fight, support one another, and now and then talk
/// nonsense.
final class RandomOrders {

  private static final List<String> POWERS = List.of("Red", "Blue", "AUSTRIA");

  private final Board board;
  private final Random random;
  private final List<String> places;

  RandomOrders(Board board, Random random) {
    this.board = board;
    this.random = random;
    places = board.places();
  }

  /// Units crowd together, so that their orders meet.
  List<Order.Move> next(int most) {
    List<Unit> crowd = new ArrayList<>();
    crowd.add(unit(pick(provinces())));
    int wanted = 2 + random.nextInt(most - 1);
    for (int tries = 0; crowd.size() < wanted && tries < 100; tries++) {
      String next = random.nextInt(20) == 0 ? pick(places) : near(pick(crowd));
      if (crowd.stream().noneMatch(unit -> unit.province().equals(Province.of(next)))) {
        crowd.add(unit(Province.of(next)));
      }
    }
    List<Order.Move> orders = new ArrayList<>();
    for (Unit unit : crowd) {
      orders.add(order(unit, crowd));
    }
    return orders;
  }

  private Unit unit(String province) {
    Terrain terrain = board.province(province).terrain();
    boolean fleet = terrain == Terrain.SEA || (terrain == Terrain.COAST && random.nextInt(5) < 2);
    UnitKind army = random.nextInt(4) == 0 ? UnitKind.DOUBLE_ARMY : UnitKind.ARMY;
    List<String> coasts = board.province(province).coastPlaces();
    String place = fleet && !coasts.isEmpty() ? pick(coasts) : province;
    return new Unit(pick(POWERS), fleet ? UnitKind.FLEET : army, place);
  }

  private Order.Move order(Unit unit, List<Unit> crowd) {
    String there = random.nextInt(30) == 0 ? pick(places) : near(unit);
    String near = random.nextInt(5) == 0 ? Province.of(there) : there;
    Unit other = pick(crowd);
    boolean sea = board.province(unit.place()).terrain() == Terrain.SEA;
    return switch (random.nextInt(10)) {
      case 0 -> new Order.Hold(unit);
      case 1, 2, 3, 4 -> new Order.Advance(unit, near, way(unit));
      case 5 ->
          sea
              ? new Order.Convoy(unit, other, near(pick(crowd)))
              : new Order.Advance(unit, near, way(unit));
      case 6, 7 -> new Order.SupportHold(unit, random.nextInt(4) == 0 ? other.in(near) : other);
      default -> new Order.SupportAdvance(unit, other, near);
    };
  }

  private Order.Way way(Unit unit) {
    boolean coast = board.province(unit.place()).terrain() == Terrain.COAST;
    return coast && random.nextInt(8) == 0 ? Order.Way.VIA : Order.Way.ANY;
  }

  private String near(Unit unit) {
    List<String> near =
        unit.unitKind() == UnitKind.FLEET || random.nextInt(4) == 0
            ? board.fleetNeighbours(unit.place())
            : board.armyNeighbours(unit.province());
    return near.isEmpty() ? unit.place() : pick(near);
  }

  private List<String> provinces() {
    return board.provinces().stream().map(Province::id).toList();
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
