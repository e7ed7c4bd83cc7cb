package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;

/// Which armies go by convoy (DATC 4.A.3).
final class ConvoyIntent {

  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;

  /// Armies that are to go by convoy and not otherwise.
  private long via;

  /// Armies that cannot go by land.
  private long distant;

  /// Armies that a fleet of their own power is to convoy.
  private long escorted;

  ConvoyIntent(BoardBits boardBits, Rulebook rulebook, OrderField orderField) {
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
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
    orderField.mayLand = 0;
    orderField.convoyed = distant;
    switch (rulebook.adjacent()) {
      case EXPLICIT -> orderField.convoyed |= via;
      case INTENT -> orderField.convoyed |= via | escorted;
      case INTENT_OR_LAND -> orderField.mayLand = complete((via | escorted) & ~distant);
      case SWAP -> orderField.mayLand = complete(swapping() & ~distant);
    }
    orderField.convoyed |= orderField.mayLand;
  }

  /// {@return those of the armies for which fleets are told to form a whole route}
  private long complete(long armies) {
    long complete = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      if (boardBits.connects(
          orderField.at[army], orderField.target[army], orderField.carriers[army])) {
        complete |= 1L << army;
      }
    }
    return complete;
  }

  private long swapping() {
    long swapping = 0;
    for (long rest = orderField.movers; rest != 0; rest &= rest - 1) {
      int mover = OrderField.first(rest);
      int other = orderField.unitAt[orderField.target[mover]];
      if (other != OrderField.NONE
          && orderField.goes(other, orderField.at[mover])
          && orderField.carriers[mover] != 0) {
        swapping |= 1L << mover;
      }
    }
    return swapping;
  }
}
