package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.List;
import java.util.stream.IntStream;

/// What every order of a position means, straight from the text of the rules: whether it is legal,
/// where it takes its unit, whom it helps. Nothing here depends on how anything comes out.
final class SlowOrders {

  static final int NOBODY = -1;

  final Board board;
  final Rulebook rulebook;
  final List<Order.Move> orders;
  final SlowRoutes routes;
  private final SlowWays ways = new SlowWays(this);

  /// Whether each order could be valid, "not knowing any orders yet".
  final boolean[] legal;

  /// The place where a unit with a legal move goes.
  final String[] goal;

  /// Whether a legal move goes by sea, if its convoy is not disrupted.
  final boolean[] byConvoy;

  /// Whether it goes by land if that is, as some editions have it.
  final boolean[] mayLand;

  /// The unit that a legal support or convoy helps, if that one does what the order says.
  final int[] helped;

  SlowOrders(Board board, Rulebook rulebook, List<Order.Move> orders) {
    this.board = board;
    this.rulebook = rulebook;
    this.orders = orders;
    routes = new SlowRoutes(board, orders);
    legal = new boolean[orders.size()];
    goal = new String[orders.size()];
    byConvoy = new boolean[orders.size()];
    mayLand = new boolean[orders.size()];
    helped = new int[orders.size()];
    for (int unit = 0; unit < orders.size(); unit++) {
      legal[unit] = possible(unit);
      goal[unit] =
          legal[unit] && order(unit) instanceof Order.Advance move ? goal(unit, move.to()) : "";
    }
    for (int unit = 0; unit < orders.size(); unit++) {
      byConvoy[unit] = moves(unit) && !fleet(unit) && ways.sails(unit);
      mayLand[unit] = byConvoy[unit] && ways.landIsAWayOut() && ways.borders(unit);
      helped[unit] = legal[unit] ? match(unit) : NOBODY;
    }
  }

  boolean moves(int unit) {
    return !goal[unit].isEmpty();
  }

  boolean supports(int unit) {
    return order(unit) instanceof Order.SupportHold || order(unit) instanceof Order.SupportAdvance;
  }

  boolean convoys(int unit) {
    return order(unit) instanceof Order.Convoy;
  }

  String target(int mover) {
    return provinceOf(goal[mover]);
  }

  /// The province a support works in.
  String worksIn(int supporter) {
    return switch (order(supporter)) {
      case Order.SupportHold(_, Unit aided) -> provinceOf(aided.place());
      case Order.SupportAdvance(_, _, String to) -> provinceOf(to);
      case Order.Hold _, Order.Advance _, Order.Convoy _ -> "";
    };
  }

  int unitAt(String province) {
    return units().filter(unit -> province(unit).equals(province)).findFirst().orElse(NOBODY);
  }

  Order.Move order(int unit) {
    return orders.get(unit);
  }

  String place(int unit) {
    return orders.get(unit).unit().place();
  }

  String province(int unit) {
    return provinceOf(place(unit));
  }

  String power(int unit) {
    return orders.get(unit).unit().power();
  }

  boolean fleet(int unit) {
    return orders.get(unit).unit().unitKind() == UnitKind.FLEET;
  }

  static String provinceOf(String place) {
    return place.contains("/") ? place.substring(0, place.indexOf('/')) : place;
  }

  private boolean possible(int unit) {
    return switch (order(unit)) {
      case Order.Hold _ -> true;
      case Order.Advance(_, String to, Order.Way way, _) -> movable(unit, to, way);
      case Order.SupportHold(_, Unit aided) ->
          unitAt(aided.province()) != NOBODY && reaches(unit, aided.province());
      case Order.SupportAdvance(_, Unit aided, String to) -> supportable(unit, aided.place(), to);
      case Order.Convoy(_, Unit army, String to) -> ferries(unit, army.province(), provinceOf(to));
    };
  }

  // "An Army or Fleet can be ordered to move into an adjacent province"; an army also along a chain
  // of fleets at sea.
  private boolean movable(int unit, String to, Order.Way way) {
    boolean sea = routes.joins(province(unit), provinceOf(to), unit, NOBODY);
    return (way == Order.Way.VIA && !fleet(unit) && !ways.landIsAWayOut())
        ? sea
        : !goal(unit, to).isEmpty();
  }

  private boolean supportable(int unit, String from, String to) {
    int other = unitAt(provinceOf(from));
    // "A unit gives up its movement to support": it cannot carry the army it supports as well.
    return other != NOBODY
        && other != unit
        && reaches(unit, provinceOf(to))
        && !(leavesOpen(other, to) && rulebook.supportedCoast() == Rulebook.SupportedCoast.REQUIRED)
        && !goal(other, to, unit).isEmpty();
  }

  private boolean ferries(int unit, String from, String to) {
    int army = unitAt(from);
    return army != NOBODY && routes.needs(unit, army, from, to);
  }

  private String goal(int unit, String to) {
    return goal(unit, to, NOBODY);
  }

  /// Where a unit comes to when it is told to go there; empty if it cannot.
  private String goal(int unit, String to, int without) {
    String province = provinceOf(to);
    if (board.find(province).isEmpty() || province.equals(province(unit))) {
      return "";
    }
    if (!fleet(unit)) {
      // A coast means nothing to an army (4.B.6).
      boolean there =
          board.armyReaches(province(unit), province)
              || routes.joins(province(unit), province, unit, without);
      return there ? province : "";
    }
    List<String> shores = places(province);
    List<String> named = shores.contains(to) ? List.of(to) : shores;
    List<String> open = reached(unit, named);
    if (open.isEmpty() && rulebook.impossibleCoast() == Rulebook.ImpossibleCoast.ONLY_ONE) {
      open = reached(unit, shores);
    }
    // "If a fleet can go to either coast the order must say which" (4.B.1); if there is one only,
    // it goes there (4.B.2); a support may leave it open (4.B.4).
    boolean strict =
        rulebook.omittedCoast() == Rulebook.OmittedCoast.ILLEGAL && !shores.contains(to);
    boolean clear = open.size() == 1 && !strict;
    return clear || (without != NOBODY && !open.isEmpty()) ? open.getFirst() : "";
  }

  private List<String> reached(int fleet, List<String> shores) {
    return shores.stream().filter(at -> board.fleetReaches(place(fleet), at)).toList();
  }

  /// Whether a support does not say to which of several coasts a fleet goes.
  private boolean leavesOpen(int fleet, String to) {
    List<String> shores = places(provinceOf(to));
    return fleet(fleet) && !shores.contains(to) && reached(fleet, shores).size() > 1;
  }

  /// Whether a unit could step into a province, to whichever coast.
  private boolean reaches(int unit, String province) {
    if (board.find(province).isEmpty() || province.equals(province(unit))) {
      return false;
    }
    return fleet(unit)
        ? places(province).stream().anyMatch(at -> board.fleetReaches(place(unit), at))
        : board.armyReaches(province(unit), province);
  }

  /// The places of a province where a fleet can stand.
  List<String> places(String province) {
    List<String> coasts = board.find(province).map(Province::coasts).orElse(List.of());
    return coasts.isEmpty()
        ? List.of(province)
        : coasts.stream().map(coast -> province + "/" + coast).toList();
  }

  IntStream units() {
    return IntStream.range(0, orders.size());
  }

  /// The fleets told to carry an army, as a set.
  int carriers(int army) {
    return units().filter(it -> carries(it, army)).map(routes::bit).sum();
  }

  /// Whether a fleet has a legal order to convoy what this army does.
  boolean carries(int fleet, int army) {
    return legal[fleet]
        && order(fleet) instanceof Order.Convoy(_, Unit carried, String to)
        && carried.province().equals(province(army))
        && moves(army)
        && provinceOf(to).equals(target(army))
        && ways.names(army, fleet);
  }

  private int match(int unit) {
    return switch (order(unit)) {
      case Order.Hold _, Order.Advance _ -> NOBODY;
      case Order.SupportHold(_, Unit aided) -> {
        int other = unitAt(aided.province());
        // Before 2023 a move that is impossible was a move all the same (4.E.1).
        boolean stubborn =
            rulebook.impossible() == Rulebook.Impossible.MOVES
                && order(other) instanceof Order.Advance
                && !legal[other];
        yield moves(other) || stubborn ? NOBODY : other;
      }
      case Order.SupportAdvance(_, Unit aided, String to) -> {
        int other = unitAt(aided.province());
        yield moves(other) && agree(other, to) ? other : NOBODY;
      }
      case Order.Convoy(_, Unit carried, _) -> {
        int army = unitAt(carried.province());
        yield carries(unit, army) ? army : NOBODY;
      }
    };
  }

  /// Whether a support speaks of this move: the coast must be right if the support names one.
  private boolean agree(int mover, String to) {
    boolean coast =
        fleet(mover) && places(provinceOf(to)).contains(to) && board.fleetReaches(place(mover), to);
    return coast ? goal[mover].equals(to) : target(mover).equals(provinceOf(to));
  }

  boolean sea(String province) {
    return board.find(province).filter(it -> it.terrain() == Terrain.SEA).isPresent();
  }
}
