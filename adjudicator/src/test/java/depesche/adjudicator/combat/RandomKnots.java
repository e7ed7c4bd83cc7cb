package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Random paradoxes and what nearly is one: a convoyed army lands on a unit whose support decides
/// about a fleet that carries an army, which lands on a unit whose support decides about a fleet …
final class RandomKnots {

  private static final List<String> CARRIERS = List.of("ENGLAND", "FRANCE");
  private static final List<String> DEFENDERS = List.of("ITALY", "RUSSIA", "TURKEY");

  private final Board board;
  private final Random random;
  private final SequencedMap<String, Ordered> orders = new LinkedHashMap<>();

  RandomKnots(Board board, Random random) {
    this.board = board;
    this.random = random;
  }

  List<Ordered> next() {
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
    List<Ordered> position = new ArrayList<>();
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
    put(army(), from, new Order.Move(to, way), CARRIERS);
    put(Kind.FLEET, sea, new Order.Convoy(from, to), CARRIERS);
    List<String> fresh = free(waters(to));
    String other = pick(fresh.isEmpty() || random.nextInt(4) == 0 ? waters(to) : fresh);
    String next = waters(to).contains(back) ? back : other;
    orders.put(to, new Ordered(new Unit("", Kind.ARMY, to), new Order.Hold()));
    String attacker = attack(next);
    boolean holds = attacker.isEmpty() || random.nextInt(3) == 0;
    if (holds) {
      attack(next);
    }
    orders.remove(to);
    Order support = holds ? new Order.SupportHold(next) : new Order.SupportMove(attacker, next);
    put(Kind.FLEET, to, support, DEFENDERS);
    return next;
  }

  /// A fleet that attacks this sea, or supports one that does.
  ///
  /// @return where an attacker stands now; empty if there is none
  private String attack(String sea) {
    List<String> near = free(board.fleetNeighbours(sea).stream().map(Province::of).toList());
    List<String> attackers =
        orders.values().stream()
            .filter(it -> it.order() instanceof Order.Move(String to, _, _) && to.equals(sea))
            .map(it -> it.unit().province())
            .toList();
    if (near.isEmpty()) {
      return "";
    }
    String at = pick(near);
    if (attackers.isEmpty() || random.nextInt(3) == 0) {
      put(Kind.FLEET, at, new Order.Move(sea), DEFENDERS);
      return at;
    }
    String helped = pick(attackers);
    put(Kind.FLEET, at, new Order.SupportMove(helped, sea), DEFENDERS);
    return helped;
  }

  private Ordered disturbed(Ordered one) {
    List<Ordered> all = List.copyOf(orders.sequencedValues());
    Order order =
        switch (random.nextInt(3)) {
          case 0 -> new Order.Hold();
          case 1 -> new Order.Move(pick(all).unit().place());
          default -> pick(all).order();
        };
    return new Ordered(one.unit(), order);
  }

  private void put(Kind kind, String province, Order order, List<String> powers) {
    if (!orders.containsKey(province)) {
      List<String> coasts = board.province(province).coastPlaces();
      String place = kind == Kind.FLEET && !coasts.isEmpty() ? pick(coasts) : province;
      orders.put(
          province,
          new Ordered(
              new Unit(pick(random.nextInt(8) == 0 ? DEFENDERS : powers), kind, place), order));
    }
  }

  private Kind army() {
    return random.nextInt(8) == 0 ? Kind.DOUBLE_ARMY : Kind.ARMY;
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
