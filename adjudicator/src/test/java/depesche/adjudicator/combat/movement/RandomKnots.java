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
import java.util.function.Function;

/// Random paradoxes and what nearly is one: a convoyed army lands on a unit whose support decides
/// about a fleet that carries an army, which lands on a unit whose support decides about a fleet …
final class RandomKnots {

  private static final List<String> CARRIERS = List.of("ENGLAND", "FRANCE");
  private static final List<String> DEFENDERS = List.of("ITALY", "RUSSIA", "TURKEY");

  private final Board board;
  private final Random random;
  private final SequencedMap<String, Order.Move> orders = new LinkedHashMap<>();

  RandomKnots(Board board, Random random) {
    this.board = board;
    this.random = random;
  }

  List<Order.Move> next() {
    orders.clear();
    String first = pick(seas(board.places()));
    String sea = first;
    int links = 1 + random.nextInt(4);
    for (int link = 0; link < links; link++) {
      sea = link(sea, link == links - 1 ? first : "");
    }
    for (int extra = random.nextInt(4); extra > 0; extra--) {
      attack(sea);
    }
    List<Order.Move> position = new ArrayList<>();
    orders.values().forEach(it -> position.add(random.nextInt(20) == 0 ? disturbed(it) : it));
    return position;
  }

  /// A convoy through this sea.
  ///
  /// @param back the sea that the support at its end is about, if that is possible
  /// @return the sea it is about
  private String link(String sea, String back) {
    List<String> shores = free(coasts(sea));
    if (shores.size() < 2) {
      return sea;
    }
    List<String> closing = shores.stream().filter(it -> waters(it).contains(back)).toList();
    String to = pick(closing.isEmpty() ? shores : closing);
    shores.remove(to);
    String from = pick(shores);
    Order.Way way = random.nextInt(6) == 0 ? Order.Way.VIA : Order.Way.ANY;
    put(army(), from, unit -> new Order.Advance(unit, to, way), CARRIERS);
    put(UnitKind.FLEET, sea, unit -> new Order.Convoy(unit, at(from), to), CARRIERS);
    List<String> fresh = free(waters(to));
    String other = pick(fresh.isEmpty() || random.nextInt(4) == 0 ? waters(to) : fresh);
    String next = waters(to).contains(back) ? back : other;
    orders.put(to, new Order.Hold(at(to)));
    String attacker = attack(next);
    boolean holds = attacker.isEmpty() || random.nextInt(3) == 0;
    if (holds) {
      attack(next);
    }
    orders.remove(to);
    put(
        UnitKind.FLEET,
        to,
        unit ->
            holds
                ? new Order.SupportHold(unit, at(next))
                : new Order.SupportAdvance(unit, at(attacker), next),
        DEFENDERS);
    return next;
  }

  /// A fleet that attacks this sea, or supports one that does.
  ///
  /// @return where an attacker stands now; empty if there is none
  private String attack(String sea) {
    List<String> near = free(board.fleetNeighbours(sea).stream().map(Province::of).toList());
    List<String> attackers =
        orders.values().stream()
            .filter(it -> it instanceof Order.Advance(_, String to, _, _) && to.equals(sea))
            .map(it -> it.unit().province())
            .toList();
    if (near.isEmpty()) {
      return "";
    }
    String at = pick(near);
    if (attackers.isEmpty() || random.nextInt(3) == 0) {
      put(UnitKind.FLEET, at, unit -> new Order.Advance(unit, sea), DEFENDERS);
      return at;
    }
    String helped = pick(attackers);
    put(UnitKind.FLEET, at, unit -> new Order.SupportAdvance(unit, at(helped), sea), DEFENDERS);
    return helped;
  }

  private Order.Move disturbed(Order.Move one) {
    List<Order.Move> all = List.copyOf(orders.sequencedValues());
    return switch (random.nextInt(3)) {
      case 0 -> new Order.Hold(one.unit());
      case 1 -> new Order.Advance(one.unit(), pick(all).unit().place());
      default -> by(one.unit(), pick(all));
    };
  }

  /// What another unit was told.
  private static Order.Move by(Unit unit, Order.Move order) {
    return switch (order) {
      case Order.Hold _ -> new Order.Hold(unit);
      case Order.Advance(_, String to, Order.Way way, List<String> through) ->
          new Order.Advance(unit, to, way, through);
      case Order.SupportHold(_, Unit aided) -> new Order.SupportHold(unit, aided);
      case Order.SupportAdvance(_, Unit aided, String to) ->
          new Order.SupportAdvance(unit, aided, to);
      case Order.Convoy(_, Unit army, String to) -> new Order.Convoy(unit, army, to);
    };
  }

  /// Whatever stands there.
  private static Unit at(String province) {
    return new Unit("", UnitKind.ARMY, province);
  }

  private void put(
      UnitKind unitKind, String province, Function<Unit, Order.Move> order, List<String> powers) {
    if (!orders.containsKey(province)) {
      List<String> coasts = board.province(province).coastPlaces();
      String place = unitKind == UnitKind.FLEET && !coasts.isEmpty() ? pick(coasts) : province;
      Unit unit = new Unit(pick(random.nextInt(8) == 0 ? DEFENDERS : powers), unitKind, place);
      orders.put(province, order.apply(unit));
    }
  }

  private UnitKind army() {
    return random.nextInt(8) == 0 ? UnitKind.DOUBLE_ARMY : UnitKind.ARMY;
  }

  private List<String> coasts(String sea) {
    return board.fleetNeighbours(sea).stream()
        .map(Province::of)
        .filter(id -> board.province(id).terrain() == Terrain.COAST)
        .distinct()
        .toList();
  }

  private List<String> free(List<String> provinces) {
    return new ArrayList<>(provinces.stream().filter(id -> !orders.containsKey(id)).toList());
  }

  private List<String> waters(String coast) {
    List<String> coasts = board.province(coast).coastPlaces();
    return seas(board.fleetNeighbours(coasts.isEmpty() ? coast : coasts.getFirst()));
  }

  private List<String> seas(List<String> places) {
    return places.stream().filter(place -> board.province(place).terrain() == Terrain.SEA).toList();
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
