package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;

/// Decides which moves succeed and which supports are given. Fast comes first here: it works on
/// integers and sets of units in one word, and allocates nothing.
///
/// **The rules as equations** (chapter 5 of the Diplomacy Adjudicator Test Cases). Strengths are
/// sums of [Weight].
///
/// - A support is *cut* when a unit of another power attacks the supporter, unless the attack comes
///   from the province the support works in; then only if the attack dislodges the supporter.
/// - *Attack*: weight and supports of the move. If the province does not become free, supports by
///   the power of the unit there do not count, and against a unit of the mover's own power the
///   attack is nothing.
/// - *Hold*: of a province; nothing if it becomes free, the bare weight of a unit that failed to
///   leave, weight and supports of one that stayed.
/// - *Defend*: of a move in a head-to-head battle; weight and all supports.
/// - *Prevent*: of a move, against others to the same province; weight and all supports, but
///   nothing if it lost its head-to-head battle.
/// - A move succeeds if its attack is greater than the hold of the province (than the defence of
///   the opponent, if it meets one) and greater than what every rival prevents with.
/// - An army that goes by convoy and does not get through attacks nothing and prevents nothing.
///
/// **The order of decisions.** The equations seem to go round in circles, and the known algorithms
/// (Kruijswijk, *The Math of Adjudication*, 2009) guess and come back. There is no need to: asked
/// in the right order, no question comes back to one that is open, but for units that follow one
/// another.
///
/// 1. *Who lands.* A fleet that convoys stays where it is. Whether a unit that stays is dislodged
///    hangs only on supports in its province; these cannot be attacked by a unit from there, for it
///    stays, so every attack cuts them, whether or not it succeeds. Only convoyed armies must land
///    to cut, so convoys hang on convoys alone: [Convoys] decides them first.
/// 2. *Plain supports.* From now on it is known who attacks what. A support is given if nobody
///    attacks the supporter and cut if somebody does from elsewhere than where it works.
/// 3. *Hanging supports.* A supporter attacked only from where its support works stays, so the
///    attack on it is decided by plain supports alone (as in 1).
/// 4. *Moves against units that stay, into vacant provinces, and battles head to head.* With all
///    supports known, all strengths are, but for the prevention of a rival that may lose its own
///    battle. That battle is against the unit in the province itself, of which there is one; its
///    other rivals meet nobody, so it is decided by numbers.
/// 5. *Following.* What is left are moves that succeed if the unit before them leaves. Each waits
///    for one unit. Where the waiting ends at a decided move, it decides all that follow it. Where
///    it does not end, the units follow one another in a circle, and all move.
final class Kernel {

  /// DATC 4.A.7: whether a dislodged unit has no effect on where its attacker came from even if
  /// they did not meet head to head.
  private final boolean alwaysBeaten;

  private final OrderField orderField;
  private final Convoys convoys;
  private final Strengths strengths;

  /// Supports that are given.
  long given;

  /// Moves that succeed; until all are decided, those that do so for certain.
  long succeeded;

  /// Moves that succeed if the unit before them leaves.
  private long following;

  Kernel(Rulebook rulebook, OrderField orderField, Convoys convoys, Strengths strengths) {
    alwaysBeaten = rulebook.beaten() == Rulebook.Beaten.NO_EFFECT;
    this.orderField = orderField;
    this.convoys = convoys;
    this.strengths = strengths;
  }

  void solve() {
    convoys.clear();
    if (orderField.convoyed != 0) {
      convoys.solve();
    }
    decideSupports();
    decideMoves();
    follow();
  }

  private void decideSupports() {
    strengths.weigh(0);
    given = strengths.given;
    for (long rest = strengths.hanging; rest != 0; rest &= rest - 1) {
      int supporter = OrderField.first(rest);
      int attacker = orderField.unitAt[orderField.target[supporter]];
      if (!strengths.storms(attacker, strengths.given, strengths.given)) {
        given |= 1L << supporter;
      }
    }
  }

  private void decideMoves() {
    succeeded = 0;
    following = 0;
    long open = orderField.movers & ~convoys.stranded & ~convoys.disrupted & ~convoys.halted;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int mover = OrderField.first(rest);
      int province = orderField.target[mover];
      long rivals = orderField.arrivals[province] & ~(1L << mover);
      int occupant = orderField.unitAt[province];
      if (occupant != OrderField.NONE) {
        decideAttack(mover, occupant, rivals);
      } else if (rivals == 0 || defend(mover) > prevention(rivals)) {
        succeeded |= 1L << mover;
      }
    }
  }

  private void decideAttack(int mover, int occupant, long rivals) {
    int prevention = prevention(rivals, occupant);
    if (attack(mover) > Math.max(prevention, resistance(mover, occupant))) {
      succeeded |= 1L << mover;
    } else if (mayLeave(mover, occupant) && defend(mover) > prevention) {
      following |= 1L << mover;
    }
  }

  private boolean mayLeave(int mover, int occupant) {
    return orderField.moves(occupant) && !orderField.meet(mover, occupant);
  }

  private void follow() {
    long before;
    do {
      before = following;
      for (long rest = following; rest != 0; rest &= rest - 1) {
        int mover = OrderField.first(rest);
        int occupant = orderField.unitAt[orderField.target[mover]];
        if (OrderField.has(succeeded, occupant)) {
          succeeded |= 1L << mover;
          following &= ~(1L << mover);
        } else if (!OrderField.has(following, occupant)) {
          following &= ~(1L << mover);
        }
      }
    } while (following != before);
    succeeded |= following;
  }

  /// {@return the strength of a move to a province that is free}
  int defend(int mover) {
    return strengths.move(mover, given);
  }

  /// {@return the strength of a move against the unit in its way, if that does not leave}
  int attack(int mover) {
    return strengths.attack(mover, orderField.unitAt[orderField.target[mover]], given);
  }

  /// {@return what the unit in the way of a move has against it, if it does not leave}
  int resistance(int mover, int occupant) {
    if (!orderField.moves(occupant)) {
      return strengths.hold(occupant, given);
    }
    return orderField.meet(mover, occupant) ? defend(occupant) : strengths.bare(occupant);
  }

  private int prevention(long rivals) {
    int most = 0;
    for (long rest = rivals; rest != 0; rest &= rest - 1) {
      most = Math.max(most, defend(OrderField.first(rest)));
    }
    return most;
  }

  private int prevention(long rivals, int occupant) {
    int most = 0;
    for (long rest = rivals; rest != 0; rest &= rest - 1) {
      most = Math.max(most, prevent(OrderField.first(rest), occupant));
    }
    return most;
  }

  /// {@return the strength with which a move keeps others out of the province of the occupant}
  int prevent(int mover, int occupant) {
    return loses(mover, occupant) ? 0 : defend(mover);
  }

  /// {@return whether the occupant of the province it goes to beats a mover on the way}
  private boolean loses(int mover, int occupant) {
    if (orderField.meet(mover, occupant)) {
      return wins(occupant, mover);
    }
    return alwaysBeaten
        && orderField.goes(occupant, orderField.at[mover])
        && dislodges(occupant, mover);
  }

  /// {@return whether a mover wins a battle head to head}
  private boolean wins(int mover, int opponent) {
    long rivals = orderField.arrivals[orderField.target[mover]] & ~(1L << mover);
    return attack(mover) > Math.max(defend(opponent), prevention(rivals));
  }

  /// {@return whether a mover dislodges the other, which goes the other way, perhaps by convoy}
  private boolean dislodges(int mover, int other) {
    long rivals = orderField.arrivals[orderField.target[mover]] & ~(1L << mover);
    long others = orderField.arrivals[orderField.target[other]] & ~(1L << other);
    boolean lands = OrderField.has(orderField.arrivals[orderField.target[mover]], mover);
    boolean otherLeaves =
        OrderField.has(orderField.arrivals[orderField.target[other]], other)
            && defend(other) > prevention(others);
    return lands
        && !otherLeaves
        && attack(mover) > Math.max(strengths.bare(other), prevention(rivals));
  }
}
