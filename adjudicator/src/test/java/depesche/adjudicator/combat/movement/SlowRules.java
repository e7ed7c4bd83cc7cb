package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// The equations of chapter 5.B of the test cases, which say of a move whether it succeeds, of a
/// support whether it is given and of a convoying fleet whether it stays, if the others are known.
final class SlowRules {

  private final SlowOrders orders;
  private final Weights weights;

  /// What is known or supposed of the others.
  private final IntPredicate yes;

  SlowRules(SlowOrders orders, Weights weights, IntPredicate yes) {
    this.orders = orders;
    this.weights = weights;
    this.yes = yes;
  }

  /// Whether this unit's order comes out, by the text of the rules.
  boolean holds(int unit) {
    if (orders.moves(unit)) {
      return wins(unit);
    }
    return orders.convoys(unit) ? !beset(unit) : !cut(unit);
  }

  // "A move succeeds if its attack is greater than the hold of the province (in a head-to-head
  // battle, than the defence of the other) and greater than what any rival prevents with."
  private boolean wins(int mover) {
    if (!path(mover)) {
      return false;
    }
    int attack = attack(mover);
    return attack > resistance(mover) && rivals(mover).allMatch(rival -> attack > prevent(rival));
  }

  int attack(int mover) {
    return free(mover)
        ? full(mover)
        : against(mover, orders.power(orders.unitAt(orders.target(mover))));
  }

  int resistance(int mover) {
    int occupant = orders.unitAt(orders.target(mover));
    return free(mover) ? 0 : battle(mover, occupant) ? full(occupant) : hold(occupant);
  }

  /// Whether a mover finds its province empty.
  boolean free(int mover) {
    int occupant = orders.unitAt(orders.target(mover));
    return occupant == SlowOrders.NOBODY || (!battle(mover, occupant) && leaves(occupant));
  }

  IntStream rivals(int mover) {
    return units()
        .filter(it -> it != mover && orders.moves(it))
        .filter(it -> orders.target(it).equals(orders.target(mover)));
  }

  /// Whether two units meet on their way. A unit that comes or goes by sea meets nobody (4.A.7).
  boolean battle(int mover, int other) {
    return orders.moves(other)
        && orders.target(other).equals(orders.province(mover))
        && !sails(mover)
        && !sails(other);
  }

  // "The path of a move is successful when the unit moves directly, or when there is a chain of
  // adjacent fleets from origin to destination, each with a matching and successful convoy order."
  boolean path(int mover) {
    return !orders.byConvoy[mover] || orders.mayLand[mover] || chain(mover);
  }

  /// Whether a unit goes by sea, and not by land because its convoy is disrupted.
  boolean sails(int mover) {
    return orders.byConvoy[mover] && (!orders.mayLand[mover] || chain(mover));
  }

  private boolean chain(int mover) {
    String from = orders.province(mover);
    String to = orders.target(mover);
    int told = orders.carriers(mover);
    int fleets =
        units().filter(it -> orders.carries(it, mover)).filter(yes).map(orders.routes::bit).sum();
    return switch (orders.rulebook.disruption()) {
      case ALL_ROUTES -> orders.routes.joins(from, to, fleets);
      // 1971: "if a fleet is dislodged, the army does not move", though there be another route.
      case ANY_ROUTE ->
          orders.routes.joins(from, to, told)
              && (orders.routes.onRoutes(from, to, told) & ~fleets) == 0;
    };
  }

  private int hold(int unit) {
    int bare = weights.of(orders.orders.get(unit).unit().unitKind()).hold();
    return orders.moves(unit) ? bare : bare + help(unit, "");
  }

  /// Zero without a path, and when the unit lost its head-to-head battle.
  int prevent(int mover) {
    int occupant = orders.unitAt(orders.target(mover));
    boolean beaten = occupant != SlowOrders.NOBODY && beaten(mover, occupant);
    return beaten || !path(mover) ? 0 : full(mover);
  }

  // "A dislodged unit has no effect on the province its attacker came from", in some editions even
  // if the two did not meet (4.A.7).
  private boolean beaten(int mover, int occupant) {
    if (battle(mover, occupant)) {
      return yes.test(occupant);
    }
    return orders.rulebook.beaten() == Rulebook.Beaten.NO_EFFECT
        && orders.moves(occupant)
        && orders.target(occupant).equals(orders.province(mover))
        && yes.test(occupant)
        && !yes.test(mover);
  }

  int full(int mover) {
    return bare(mover) + help(mover, "");
  }

  // "A country cannot dislodge its own unit, nor support another to do so."
  private int against(int mover, String power) {
    return orders.power(mover).equals(power) ? 0 : bare(mover) + help(mover, power);
  }

  private int bare(int mover) {
    return weights.of(orders.orders.get(mover).unit().unitKind()).attack();
  }

  private int help(int unit, String except) {
    return units()
        .filter(it -> orders.supports(it) && orders.helped[it] == unit)
        .filter(it -> !orders.power(it).equals(except))
        .filter(yes)
        .map(it -> weights.of(orders.orders.get(it).unit().unitKind()).support())
        .sum();
  }

  private boolean cut(int supporter) {
    return attackers(supporter).anyMatch(it -> cuts(it, supporter));
  }

  // "Support is cut if the unit giving it is attacked from any province except the one where
  // support is being given, or if it is dislodged; never by a unit of the same country." An army
  // comes from where it started, not from the sea (4.A.4).
  boolean cuts(int attacker, int supporter) {
    return !orders.power(attacker).equals(orders.power(supporter))
        && path(attacker)
        && !powerless(attacker, supporter)
        && (!orders.province(attacker).equals(orders.worksIn(supporter))
            || (sails(attacker) && orders.rulebook.convoyedCut() == Rulebook.ConvoyedCut.CUT)
            || yes.test(attacker));
  }

  // 1971 and 2000: a convoyed army does not cut the support of an attack on a fleet that convoys
  // it (2000: that its convoy needs); 1982: on or of any fleet that convoys (4.A.2).
  private boolean powerless(int attacker, int supporter) {
    int fleet = orders.unitAt(orders.worksIn(supporter));
    if (fleet == SlowOrders.NOBODY || !sails(attacker) || !orders.convoys(fleet)) {
      return false;
    }
    boolean attack = orders.order(supporter) instanceof Order.SupportAdvance;
    boolean carries = orders.carries(fleet, attacker);
    int others = orders.carriers(attacker) & ~orders.routes.bit(fleet);
    return switch (orders.rulebook.paradox()) {
      case SZYKMAN, ALL_HOLD -> false;
      case RULE_OF_1971 -> attack && carries;
      case RULE_OF_1982 -> orders.helped[fleet] != SlowOrders.NOBODY;
      case RULE_OF_2000 ->
          attack
              && carries
              && !orders.routes.joins(orders.province(attacker), orders.target(attacker), others);
    };
  }

  private boolean beset(int fleet) {
    return attackers(fleet).anyMatch(yes);
  }

  IntStream attackers(int unit) {
    return units()
        .filter(orders::moves)
        .filter(it -> orders.target(it).equals(orders.province(unit)));
  }

  private boolean leaves(int unit) {
    return orders.moves(unit) && yes.test(unit);
  }

  private IntStream units() {
    return IntStream.range(0, orders.orders.size());
  }
}
