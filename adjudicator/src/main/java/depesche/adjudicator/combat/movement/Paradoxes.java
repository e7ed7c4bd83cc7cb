package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;

/// Decides the convoys that cannot be decided one by one.
///
/// The fate of a fleet *asks about* another sea if an army that waits for the fleet there attacks a
/// support in the fleet's own sea. Fleets that ask about one another, directly or in a circle, and
/// about nobody else who is open, are decided together: if the rules allow exactly one outcome for
/// them, it is that; if they allow none or several, it is a paradox, and all convoys of the circle
/// fail (the rule of Szykman, DATC 4.A.2).
final class Paradoxes {

  private final Convoys convoys;
  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;
  private final Strengths strengths;

  /// By sea, the open seas that its fate hangs on, directly or in turn.
  private final long[] asks = new long[Long.SIZE];

  Paradoxes(
      Convoys convoys,
      BoardBits boardBits,
      Rulebook rulebook,
      OrderField orderField,
      Strengths strengths) {
    this.convoys = convoys;
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
    this.strengths = strengths;
  }

  /// Decides one circle.
  void solve() {
    askAround();
    long circle = circle();
    long standing = 0;
    int outcomes = 0;
    long supposed = circle;
    for (boolean more = true; more; supposed = (supposed - 1) & circle) {
      if (agrees(circle, supposed)) {
        outcomes++;
        standing = supposed;
      }
      more = supposed != 0;
    }
    convoys.open &= ~circle;
    if (outcomes == 1) {
      convoys.fallen |= circle & ~standing;
    } else {
      fail(circle);
    }
  }

  private void fail(long circle) {
    convoys.fallen |= circle;
    convoys.paradox |= circle;
    if (rulebook.paradox() == Rulebook.Paradox.ALL_HOLD) {
      for (long rest = circle; rest != 0; rest &= rest - 1) {
        convoys.halted |= orderField.arrivals[boardBits.seaProvince[OrderField.first(rest)]];
      }
    }
  }

  private void askAround() {
    for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
      asks[OrderField.first(rest)] = asked(boardBits.seaProvince[OrderField.first(rest)]);
    }
    for (long middles = convoys.open; middles != 0; middles &= middles - 1) {
      int middle = OrderField.first(middles);
      for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
        int sea = OrderField.first(rest);
        asks[sea] |= OrderField.has(asks[sea], middle) ? asks[middle] : 0;
      }
    }
  }

  private long asked(int province) {
    long asked = 0;
    for (long rest = strengths.open; rest != 0; rest &= rest - 1) {
      int supporter = OrderField.first(rest);
      if (orderField.target[supporter] == province) {
        long armies = strengths.doubtful(supporter, convoys.waiting);
        for (long more = armies; more != 0; more &= more - 1) {
          int army = OrderField.first(more);
          long possible = orderField.carriers[army] & ~convoys.fallen;
          asked |= convoys.route(army, possible) & convoys.open;
        }
      }
    }
    return asked;
  }

  /// {@return seas that ask about one another and about no other}
  private long circle() {
    for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
      long circle = asks[OrderField.first(rest)];
      if (OrderField.has(circle, OrderField.first(rest)) && closed(circle)) {
        return circle;
      }
    }
    throw new IllegalStateException("Convoys that hang on nothing are open");
  }

  private boolean closed(long circle) {
    for (long rest = circle; rest != 0; rest &= rest - 1) {
      if (asks[OrderField.first(rest)] != circle) {
        return false;
      }
    }
    return true;
  }

  /// {@return whether exactly the supposed fleets of the circle stand, if they carry their armies}
  private boolean agrees(long circle, long supposed) {
    long failing = convoys.waiting & ~landing(circle, supposed);
    long convoyed = orderField.convoyed;
    orderField.convoyed &= ~(failing & orderField.mayLand);
    strengths.weigh(failing & ~orderField.mayLand);
    orderField.convoyed = convoyed;
    long counted = strengths.given | strengths.open;
    for (long rest = circle; rest != 0; rest &= rest - 1) {
      int sea = OrderField.first(rest);
      if (convoys.falls(sea, counted, counted) == OrderField.has(supposed, sea)) {
        return false;
      }
    }
    return true;
  }

  private long landing(long circle, long supposed) {
    long landing = 0;
    for (long rest = convoys.waiting; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      if (convoys.lands(army, ~convoys.fallen & (~circle | supposed))) {
        landing |= 1L << army;
      }
    }
    return landing;
  }
}
