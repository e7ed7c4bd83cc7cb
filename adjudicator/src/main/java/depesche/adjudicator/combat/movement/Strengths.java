package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.rulebook.Rulebook;
import depesche.adjudicator.combat.rulebook.Weight;
import depesche.adjudicator.combat.rulebook.Weights;

/// Which supports are given, and what they add up to.
///
/// A support is cut if a unit of another power attacks the supporter, unless the attack comes from
/// the province the support works in; then it is cut only if the attack dislodges the supporter.
final class Strengths {

  private final Chart chart;
  private final Rulebook rulebook;
  private final Field field;

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

  Strengths(Chart chart, Rulebook rulebook, Weights weights, Field field) {
    this.chart = chart;
    this.rulebook = rulebook;
    this.field = field;
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
    for (long rest = field.supports; rest != 0; rest &= rest - 1) {
      int supporter = Field.first(rest);
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
    long landing = elsewhere & field.convoyed;
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
    return waiting & ~(field.mayLand ^ spared);
  }

  /// {@return the units of other powers that attack this one}
  long attackers(int unit) {
    return field.arrivals[field.at[unit]] & ~field.friends(unit);
  }

  /// {@return the unit in the province where a support works: its attack on the supporter comes
  /// from there}
  private long defender(int supporter) {
    int there = field.unitAt[field.target[supporter]];
    if (there == Field.NONE) {
      return 0;
    }
    return comingFromSea ? 1L << there & ~field.convoyed : 1L << there;
  }

  /// {@return those of the convoyed armies that do not cut the support, whatever they do to the
  /// supporter (DATC 4.A.2)}
  private long powerless(int supporter, long landing) {
    int sea = chart.sea[field.target[supporter]];
    if (sea == Field.NONE) {
      return 0;
    }
    boolean attack = field.moves(field.aided[supporter]);
    return switch (rulebook.paradox()) {
      case SZYKMAN, ALL_HOLD -> 0;
      case RULE_OF_1971 -> attack ? carried(sea, landing) : 0;
      case RULE_OF_1982 -> {
        int there = field.unitAt[field.target[supporter]];
        yield there != Field.NONE && Field.has(field.convoys, there) ? landing : 0;
      }
      case RULE_OF_2000 -> attack ? dependent(sea, landing) : 0;
    };
  }

  private long carried(int sea, long armies) {
    long carried = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = Field.first(rest);
      carried |= (field.carriers[army] >>> sea & 1) << army;
    }
    return carried;
  }

  private long dependent(int sea, long armies) {
    long dependent = 0;
    for (long rest = armies; rest != 0; rest &= rest - 1) {
      int army = Field.first(rest);
      long others = field.carriers[army] & ~(1L << sea);
      if (!chart.connects(field.at[army], field.target[army], others)) {
        dependent |= 1L << army;
      }
    }
    return dependent;
  }

  /// {@return what these supports add up to}
  int sum(long supports) {
    return Long.bitCount(supports) * single.support()
        + Long.bitCount(supports & field.twofold) * more.support();
  }

  /// {@return the strength of a move with those of its supports that are in the set}
  int move(int mover, long counted) {
    return single.attack()
        + (int) (field.twofold >>> mover & 1) * more.attack()
        + sum(field.supporters[mover] & counted);
  }

  /// {@return the strength of a move against the unit in its way: no power dislodges its own unit
  /// or helps another to do so}
  int attack(int mover, int defender, long counted) {
    int power = field.power(defender);
    return field.power(mover) == power ? 0 : move(mover, counted & ~field.ofPower(power));
  }

  /// {@return the strength of a unit that is not ordered to move}
  int hold(int unit, long counted) {
    return bare(unit) + sum(field.supporters[unit] & counted);
  }

  /// {@return the strength of a unit that failed to move}
  int bare(int unit) {
    return single.hold() + (int) (field.twofold >>> unit & 1) * more.hold();
  }

  /// {@return whether a move dislodges the unit in its way, which does not move itself}
  ///
  /// @param mine the supports that count for the move
  /// @param theirs the supports that count for all others
  boolean storms(int mover, long mine, long theirs) {
    int defender = field.unitAt[field.target[mover]];
    int attack = attack(mover, defender, mine);
    if (attack <= hold(defender, theirs)) {
      return false;
    }
    long rivals = field.arrivals[field.target[mover]] & ~(1L << mover);
    for (long rest = rivals; rest != 0; rest &= rest - 1) {
      if (attack <= move(Field.first(rest), theirs)) {
        return false;
      }
    }
    return true;
  }
}
