package depesche.adjudicator.combat;

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
        && !orders.byConvoy[mover]
        && !orders.byConvoy[other];
  }

  // "The path of a move is successful when the unit moves directly, or when there is a chain of
  // adjacent fleets from origin to destination, each with a matching and successful convoy order."
  boolean path(int mover) {
    if (!orders.byConvoy[mover]) {
      return true;
    }
    int fleets =
        units()
            .filter(it -> orders.convoys(it) && orders.helped[it] == mover)
            .filter(yes)
            .map(orders.routes::bit)
            .sum();
    return orders.routes.joins(orders.province(mover), orders.target(mover), fleets);
  }

  private int hold(int unit) {
    int bare = weights.of(orders.orders.get(unit).unit().kind()).hold();
    return orders.moves(unit) ? bare : bare + help(unit, "");
  }

  /// Zero without a path, and when the unit lost its head-to-head battle.
  int prevent(int mover) {
    int occupant = orders.unitAt(orders.target(mover));
    boolean beaten = occupant != SlowOrders.NOBODY && battle(mover, occupant) && yes.test(occupant);
    return beaten || !path(mover) ? 0 : full(mover);
  }

  int full(int mover) {
    return bare(mover) + help(mover, "");
  }

  // "A country cannot dislodge its own unit, nor support another to do so."
  private int against(int mover, String power) {
    return orders.power(mover).equals(power) ? 0 : bare(mover) + help(mover, power);
  }

  private int bare(int mover) {
    return weights.of(orders.orders.get(mover).unit().kind()).attack();
  }

  private int help(int unit, String except) {
    return units()
        .filter(it -> orders.supports(it) && orders.helped[it] == unit)
        .filter(it -> !orders.power(it).equals(except))
        .filter(yes)
        .map(it -> weights.of(orders.orders.get(it).unit().kind()).support())
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
        && (!orders.province(attacker).equals(orders.worksIn(supporter)) || yes.test(attacker));
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
