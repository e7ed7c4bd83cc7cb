package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.rulebook.Rulebook;

/// Decides the convoys that cannot be decided one by one.
///
/// The fate of a fleet *asks about* another sea if an army that waits for the fleet there attacks a
/// support in the fleet's own sea. Fleets that ask about one another, directly or in a circle, and
/// about nobody else who is open, are decided together: if the rules allow exactly one outcome for
/// them, it is that; if they allow none or several, it is a paradox, and all convoys of the circle
/// fail (the rule of Szykman, DATC 4.A.2).
final class Paradoxes {

  private final Convoys convoys;
  private final Chart chart;
  private final Rulebook rulebook;
  private final Field field;
  private final Strengths strengths;

  /// By sea, the open seas that its fate hangs on, directly or in turn.
  private final long[] asks = new long[Long.SIZE];

  Paradoxes(Convoys convoys, Chart chart, Rulebook rulebook, Field field, Strengths strengths) {
    this.convoys = convoys;
    this.chart = chart;
    this.rulebook = rulebook;
    this.field = field;
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
        convoys.halted |= field.arrivals[chart.seaProvince[Field.first(rest)]];
      }
    }
  }

  private void askAround() {
    for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
      asks[Field.first(rest)] = asked(chart.seaProvince[Field.first(rest)]);
    }
    for (long middles = convoys.open; middles != 0; middles &= middles - 1) {
      int middle = Field.first(middles);
      for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
        int sea = Field.first(rest);
        asks[sea] |= Field.has(asks[sea], middle) ? asks[middle] : 0;
      }
    }
  }

  private long asked(int province) {
    long asked = 0;
    for (long rest = strengths.open; rest != 0; rest &= rest - 1) {
      int supporter = Field.first(rest);
      if (field.target[supporter] == province) {
        long armies = strengths.doubtful(supporter, convoys.waiting);
        for (long more = armies; more != 0; more &= more - 1) {
          int army = Field.first(more);
          long possible = field.carriers[army] & ~convoys.fallen;
          asked |= convoys.route(army, possible) & convoys.open;
        }
      }
    }
    return asked;
  }

  /// {@return seas that ask about one another and about no other}
  private long circle() {
    for (long rest = convoys.open; rest != 0; rest &= rest - 1) {
      long circle = asks[Field.first(rest)];
      if (Field.has(circle, Field.first(rest)) && closed(circle)) {
        return circle;
      }
    }
    throw new IllegalStateException("Convoys that hang on nothing are open");
  }

  private boolean closed(long circle) {
    for (long rest = circle; rest != 0; rest &= rest - 1) {
      if (asks[Field.first(rest)] != circle) {
        return false;
      }
    }
    return true;
  }

  /// {@return whether exactly the supposed fleets of the circle stand, if they carry their armies}
  private boolean agrees(long circle, long supposed) {
    long failing = convoys.waiting & ~landing(circle, supposed);
    long convoyed = field.convoyed;
    field.convoyed &= ~(failing & field.mayLand);
    strengths.weigh(failing & ~field.mayLand);
    field.convoyed = convoyed;
    long counted = strengths.given | strengths.open;
    for (long rest = circle; rest != 0; rest &= rest - 1) {
      int sea = Field.first(rest);
      if (convoys.falls(sea, counted, counted) == Field.has(supposed, sea)) {
        return false;
      }
    }
    return true;
  }

  private long landing(long circle, long supposed) {
    long landing = 0;
    for (long rest = convoys.waiting; rest != 0; rest &= rest - 1) {
      int army = Field.first(rest);
      if (convoys.lands(army, ~convoys.fallen & (~circle | supposed))) {
        landing |= 1L << army;
      }
    }
    return landing;
  }
}
