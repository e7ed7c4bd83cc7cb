package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.rulebook.Rulebook;

/// Which armies go by convoy (DATC 4.A.3).
final class Ways {

  private final Chart chart;
  private final Rulebook rulebook;
  private final Field field;

  /// Armies that are to go by convoy and not otherwise.
  private long via;

  /// Armies that cannot go by land.
  private long distant;

  /// Armies that a fleet of their own power is to convoy.
  private long escorted;

  Ways(Chart chart, Rulebook rulebook, Field field) {
    this.chart = chart;
    this.rulebook = rulebook;
    this.field = field;
  }

  void clear() {
    via = 0;
    distant = 0;
    escorted = 0;
  }

  /// Notes an army that could go by convoy.
  void note(int army, boolean adjacent) {
    if (adjacent) {
      via |= 1L << army;
    } else {
      distant |= 1L << army;
    }
  }

  void escort(int army) {
    escorted |= 1L << army;
  }

  /// Decides who goes by convoy, of those that could also go by land.
  void choose() {
    field.mayLand = 0;
    field.convoyed = distant;
    switch (rulebook.adjacent()) {
      case EXPLICIT -> field.convoyed |= via;
      case INTENT -> field.convoyed |= via | escorted;
      case INTENT_OR_LAND -> field.mayLand = complete((via | escorted) & ~distant);
      case SWAP -> field.mayLand = complete(swapping() & ~distant);
    }
    field.convoyed |= field.mayLand;
  }

  /// {@return those of the armies for which fleets are told to form a whole route}
  private long complete(long armies) {
    long complete = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = Field.first(rest);
      if (chart.connects(field.at[army], field.target[army], field.carriers[army])) {
        complete |= 1L << army;
      }
    }
    return complete;
  }

  private long swapping() {
    long swapping = 0;
    for (long rest = field.movers; rest != 0; rest &= rest - 1) {
      int mover = Field.first(rest);
      int other = field.unitAt[field.target[mover]];
      if (other != Field.NONE && field.goes(other, field.at[mover]) && field.carriers[mover] != 0) {
        swapping |= 1L << mover;
      }
    }
    return swapping;
  }
}
