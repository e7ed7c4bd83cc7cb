package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;

/// How many cards are dealt: ten for each power, one for each space with its card symbol, and less
/// for one who plays several powers.
public final class HandSizes {

  private static final int BASE = 10;

  private HandSizes() {}

  /// {@return the hand of one power}
  ///
  /// @param bonuses the spaces and other reasons for one card each
  public static Sum of(String power, List<String> bonuses) {
    Sum sum = Sum.of(new SumTerm(Why.BASE, power, BASE));
    return sum.plus(bonuses.stream().map(bonus -> new SumTerm(Why.SPACE_BONUS, bonus, 1)).toList());
  }

  /// {@return the hand of one power with so many bonuses}
  public static Sum of(String power, int bonuses) {
    return Sum.of(new SumTerm(Why.BASE, power, BASE), new SumTerm(Why.SPACE_BONUS, bonuses));
  }

  /// {@return the cards of the Coalition under one player (18.2.1), or under a bot (20.2, 21.2)}
  public static Sum coalition(List<Sum> hands) {
    return together(hands, -5);
  }

  /// {@return the cards of one who plays Russia and Austria (18.3)}
  public static Sum russiaAndAustria(Sum russia, Sum austria) {
    return together(List.of(russia, austria), -4);
  }

  private static Sum together(List<Sum> hands, int less) {
    Sum all = Sum.of();
    for (Sum hand : hands) {
      all = all.plus(hand.terms());
    }
    return all.plus(new SumTerm(Why.FEWER_PLAYERS, less));
  }

  /// {@return how many cards the one Allied player holds at a time (18.2.1)}
  public static int allowed(WarStatus war) {
    return switch (war) {
      case LIMITED_WAR -> 11;
      case ARMISTICE -> 12;
      case GENERAL_WAR -> 13;
    };
  }
}
