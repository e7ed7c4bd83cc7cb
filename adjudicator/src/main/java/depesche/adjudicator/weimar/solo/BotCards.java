package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.solo.BotStep.Why;
import java.util.List;

/// What a bot does with the card that it turns up (1.4.5).
public final class BotCards {

  private static final String RULE = "1.4.5";
  private static final int STRONG = 3;
  private static final int GAP = 2;

  private BotCards() {}

  /// What a card is used for.
  public enum Use {
    EVENT,
    ACTION,
    DEBATE
  }

  /// Its uses in their order, and why.
  public record CardUses(List<Use> uses, List<BotStep> steps) {

    public CardUses {
      uses = List.copyOf(uses);
      steps = List.copyOf(steps);
    }
  }

  /// {@return what a timeline card is used for: the event, the large value as action, the small one
  /// as debate}
  public static CardUses timeline() {
    return new CardUses(
        List.of(Use.EVENT, Use.ACTION, Use.DEBATE), List.of(new BotStep(Why.TABLE, RULE)));
  }

  /// {@return whether a die decides about a party card}
  public static boolean needsDie(int large, int small) {
    return small < STRONG && large - small < GAP;
  }

  /// {@return what a party card is used for: two of the three}
  ///
  /// @param die that was rolled; any number if none decides
  public static CardUses party(int large, int small, int die) {
    if (small >= STRONG) {
      return uses(Why.CONDITION_1, small + " >= 3", Use.EVENT, Use.DEBATE);
    } else if (large - small >= GAP) {
      return uses(Why.CONDITION_2, large + " - " + small + " >= 2", Use.EVENT, Use.ACTION);
    }
    return switch (die) {
      case 1, 2 -> uses(Why.DIE, String.valueOf(die), Use.EVENT, Use.DEBATE);
      case 3, 4 -> uses(Why.DIE, String.valueOf(die), Use.EVENT, Use.ACTION);
      default -> uses(Why.DIE, String.valueOf(die), Use.DEBATE, Use.ACTION);
    };
  }

  private static CardUses uses(Why why, String found, Use one, Use other) {
    return new CardUses(List.of(one, other), List.of(new BotStep(why, RULE, found)));
  }
}
