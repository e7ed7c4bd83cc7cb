package depesche.adjudicator.weimar.dice;

import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.List;

/// A success roll or a crisis roll: only the highest die counts, each six behind the first adds 1,
/// then come the modifiers.
///
/// @param dice as they fell
/// @param result with what it is made of
public record SuccessRoll(List<Integer> dice, WeimarSum result) {

  private static final int SIX = 6;

  public SuccessRoll {
    dice = List.copyOf(dice);
  }

  /// {@return what these dice make}
  ///
  /// @param modifiers that are added
  /// @throws IllegalArgumentException without a die
  public static SuccessRoll of(List<Integer> dice, List<WeimarSum.Part> modifiers) {
    int highest = dice.stream().mapToInt(Integer::intValue).max().orElse(0);
    if (highest < 1) {
      throw new IllegalArgumentException("a roll needs a die");
    }
    int sixes = (int) dice.stream().filter(die -> die == SIX).count();
    WeimarSum result = WeimarSum.of(highest, "highest");
    result = result.plusSome(Math.max(0, sixes - 1), "sixes");
    for (WeimarSum.Part modifier : modifiers) {
      result = result.plusSome(modifier.amount(), modifier.what());
    }
    return new SuccessRoll(dice, result);
  }

  public int total() {
    return result.total();
  }
}
