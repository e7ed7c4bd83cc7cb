package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;

/// Decides which convoyed armies get through.
///
/// A convoying fleet stays where it is, and whether a unit that stays is dislodged hangs on
/// supports in its own sea alone. Those are cut by any attack, unless an army makes it that comes
/// by convoy: then the army must land. So convoys hang on nothing but convoys, and can be decided
/// before all else: what is certain first, for fleets and armies in turn, and what is left by
/// [Paradoxes].
final class Convoys {

  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;
  private final Strengths strengths;
  private final Paradoxes paradoxes;

  /// Armies that are not decided yet.
  long waiting;

  /// Seas with convoying fleets of which it is open whether they are dislodged.
  long open;

  /// Seas where the convoying fleet is dislodged, or held in a paradox.
  long fallen;

  /// Seas where a convoying fleet held in a paradox.
  long paradox;

  /// Armies that no complete chain of fleets was told to carry.
  long stranded;

  /// Armies whose convoy broke.
  long disrupted;

  /// Attacks that fail because all moves of a paradox do.
  long halted;

  Convoys(BoardBits boardBits, Rulebook rulebook, OrderField orderField, Strengths strengths) {
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
    this.strengths = strengths;
    paradoxes = new Paradoxes(this, boardBits, rulebook, orderField, strengths);
  }

  void clear() {
    waiting = 0;
    open = 0;
    fallen = 0;
    paradox = 0;
    stranded = 0;
    disrupted = 0;
    halted = 0;
  }

  /// Takes the armies that do not get through out of the field.
  void solve() {
    open = attacked(embark());
    while (waiting != 0) {
      boolean decided = decideArmies();
      if (waiting != 0) {
        strengths.weigh(waiting);
        if (!decideFleets() && !decided) {
          paradoxes.solve();
        }
      }
    }
  }

  /// {@return the seas of all fleets that are told to carry an army that could get through}
  private long embark() {
    long seas = 0;
    for (long rest = orderField.convoyed; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      if (boardBits.connects(
          orderField.at[army], orderField.target[army], orderField.carriers[army])) {
        waiting |= 1L << army;
        seas |= orderField.carriers[army];
      } else {
        stranded |= 1L << army;
        turnBack(army);
      }
    }
    return seas;
  }

  private long attacked(long seas) {
    long attacked = 0;
    for (long rest = seas; rest != 0; rest &= rest - 1) {
      int sea = OrderField.first(rest);
      if (orderField.arrivals[boardBits.seaProvince[sea]] != 0) {
        attacked |= 1L << sea;
      }
    }
    return attacked;
  }

  private boolean decideArmies() {
    long before = waiting;
    for (long rest = waiting; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      if (lands(army, ~(open | fallen))) {
        waiting &= ~(1L << army);
      } else if (!lands(army, ~fallen)) {
        waiting &= ~(1L << army);
        disrupted |= 1L << army & ~orderField.mayLand;
        turnBack(army);
      }
    }
    return waiting != before;
  }

  /// {@return whether an army gets through if the fleets in these seas stand}
  boolean lands(int army, long standing) {
    long carriers = orderField.carriers[army];
    return switch (rulebook.disruption()) {
      case ALL_ROUTES ->
          boardBits.connects(orderField.at[army], orderField.target[army], carriers & standing);
      case ANY_ROUTE -> (route(army, carriers) & ~standing) == 0;
    };
  }

  /// {@return those of the seas that some route of the army needs}
  long route(int army, long seas) {
    long route = 0;
    for (long rest = seas; rest != 0; rest &= rest - 1) {
      int sea = OrderField.first(rest);
      if (boardBits.carries(sea, orderField.at[army], orderField.target[army], seas)) {
        route |= 1L << sea;
      }
    }
    return route;
  }

  private void turnBack(int army) {
    if (OrderField.has(orderField.mayLand, army)) {
      orderField.convoyed &= ~(1L << army);
    } else {
      orderField.arrivals[orderField.target[army]] &= ~(1L << army);
    }
  }

  private boolean decideFleets() {
    long before = open;
    long perhaps = strengths.given | strengths.open;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int sea = OrderField.first(rest);
      if (falls(sea, strengths.given, perhaps)) {
        open &= ~(1L << sea);
        fallen |= 1L << sea;
      } else if (!falls(sea, perhaps, strengths.given)) {
        open &= ~(1L << sea);
      }
    }
    return open != before;
  }

  /// {@return whether the fleet in a sea is dislodged}
  ///
  /// @param mine the supports that count for the attack on it
  /// @param theirs the supports that count for all others
  boolean falls(int sea, long mine, long theirs) {
    for (long rest = orderField.arrivals[boardBits.seaProvince[sea]]; rest != 0; rest &= rest - 1) {
      if (strengths.storms(OrderField.first(rest), mine, theirs)) {
        return true;
      }
    }
    return false;
  }
}
