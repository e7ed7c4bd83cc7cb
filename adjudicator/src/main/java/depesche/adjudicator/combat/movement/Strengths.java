package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weight;
import depesche.adjudicator.combat.Weights;

/// Which supports are given, and what they add up to.
///
/// A support is cut if a unit of another power attacks the supporter, unless the attack comes from
/// the province the support works in; then it is cut only if the attack dislodges the supporter.
final class Strengths {

  private final BoardBits boardBits;
  private final Rulebook rulebook;
  private final OrderField orderField;

  /// DATC 4.A.4: whether an army that comes by convoy comes from the sea, not from its province.
  private final boolean comingFromSea;

  /// What a unit counts for, and what one of double strength counts for beyond others.
  private final Weight single;

  private final Weight more;

  /// Supports that nothing cuts.
  long given;

  /// Supports attacked only from where they work: given, unless that attack dislodges.
  long hanging;

  /// Supports of which that is open because it is whether an army lands.
  long open;

  Strengths(BoardBits boardBits, Rulebook rulebook, Weights weights, OrderField orderField) {
    this.boardBits = boardBits;
    this.rulebook = rulebook;
    this.orderField = orderField;
    comingFromSea = rulebook.convoyedCut() == Rulebook.ConvoyedCut.CUT;
    single = weights.army();
    more = weights.doubleArmy().minus(single);
  }

  /// Sorts the supports into those given, hanging and open; the others are cut.
  ///
  /// @param waiting armies of which it is open whether they land
  void weigh(long waiting) {
    given = 0;
    hanging = 0;
    open = 0;
    for (long rest = orderField.supports; rest != 0; rest &= rest - 1) {
      int supporter = OrderField.first(rest);
      long attackers = attackers(supporter);
      if (attackers == 0) {
        given |= 1L << supporter;
      } else {
        weigh(supporter, attackers, waiting);
      }
    }
  }

  private void weigh(int supporter, long attackers, long waiting) {
    long fromTarget = attackers & defender(supporter);
    long elsewhere = attackers & ~fromTarget;
    long landing = elsewhere & orderField.convoyed;
    long doubtful = 0;
    if (landing != 0) {
      long spared = powerless(supporter, landing);
      doubtful = doubtful(landing & waiting, spared);
      elsewhere &= ~spared | doubtful;
    }
    if ((elsewhere & ~doubtful) != 0) {
      return;
    }
    if (elsewhere != 0) {
      open |= 1L << supporter;
    } else if (fromTarget != 0) {
      hanging |= 1L << supporter;
    } else {
      given |= 1L << supporter;
    }
  }

  /// {@return the armies of which it is open whether they cut a support}
  long doubtful(int supporter, long waiting) {
    long armies = attackers(supporter) & waiting;
    return armies == 0 ? 0 : doubtful(armies, powerless(supporter, armies));
  }

  /// An army cuts if it lands; one that else goes by land cuts in any way, unless it would not by
  /// sea: then only by land.
  private long doubtful(long waiting, long spared) {
    return waiting & ~(orderField.mayLand ^ spared);
  }

  /// {@return the units of other powers that attack this one}
  long attackers(int unit) {
    return orderField.arrivals[orderField.at[unit]] & ~orderField.friends(unit);
  }

  /// {@return the unit in the province where a support works: its attack on the supporter comes
  /// from there}
  private long defender(int supporter) {
    int there = orderField.unitAt[orderField.target[supporter]];
    if (there == OrderField.NONE) {
      return 0;
    }
    return comingFromSea ? 1L << there & ~orderField.convoyed : 1L << there;
  }

  /// {@return those of the convoyed armies that do not cut the support, whatever they do to the
  /// supporter (DATC 4.A.2)}
  private long powerless(int supporter, long landing) {
    int sea = boardBits.sea[orderField.target[supporter]];
    if (sea == OrderField.NONE) {
      return 0;
    }
    boolean attack = orderField.moves(orderField.aided[supporter]);
    return switch (rulebook.paradox()) {
      case SZYKMAN, ALL_HOLD -> 0;
      case RULE_OF_1971 -> attack ? carried(sea, landing) : 0;
      case RULE_OF_1982 -> {
        int there = orderField.unitAt[orderField.target[supporter]];
        yield there != OrderField.NONE && OrderField.has(orderField.convoys, there) ? landing : 0;
      }
      case RULE_OF_2000 -> attack ? dependent(sea, landing) : 0;
    };
  }

  private long carried(int sea, long armies) {
    long carried = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      carried |= (orderField.carriers[army] >>> sea & 1) << army;
    }
    return carried;
  }

  private long dependent(int sea, long armies) {
    long dependent = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = OrderField.first(rest);
      long others = orderField.carriers[army] & ~(1L << sea);
      if (!boardBits.connects(orderField.at[army], orderField.target[army], others)) {
        dependent |= 1L << army;
      }
    }
    return dependent;
  }

  /// {@return what these supports add up to}
  int sum(long supports) {
    return Long.bitCount(supports) * single.support()
        + Long.bitCount(supports & orderField.twofold) * more.support();
  }

  /// {@return the strength of a move with those of its supports that are in the set}
  int move(int mover, long counted) {
    return single.attack()
        + (int) (orderField.twofold >>> mover & 1) * more.attack()
        + sum(orderField.supporters[mover] & counted);
  }

  /// {@return the strength of a move against the unit in its way: no power dislodges its own unit
  /// or helps another to do so}
  int attack(int mover, int defender, long counted) {
    int power = orderField.power(defender);
    return orderField.power(mover) == power ? 0 : move(mover, counted & ~orderField.ofPower(power));
  }

  /// {@return the strength of a unit that is not ordered to move}
  int hold(int unit, long counted) {
    return bare(unit) + sum(orderField.supporters[unit] & counted);
  }

  /// {@return the strength of a unit that failed to move}
  int bare(int unit) {
    return single.hold() + (int) (orderField.twofold >>> unit & 1) * more.hold();
  }

  /// {@return whether a move dislodges the unit in its way, which does not move itself}
  ///
  /// @param mine the supports that count for the move
  /// @param theirs the supports that count for all others
  boolean storms(int mover, long mine, long theirs) {
    int defender = orderField.unitAt[orderField.target[mover]];
    int attack = attack(mover, defender, mine);
    if (attack <= hold(defender, theirs)) {
      return false;
    }
    long rivals = orderField.arrivals[orderField.target[mover]] & ~(1L << mover);
    for (long rest = rivals; rest != 0; rest &= rest - 1) {
      if (attack <= move(OrderField.first(rest), theirs)) {
        return false;
      }
    }
    return true;
  }
}
