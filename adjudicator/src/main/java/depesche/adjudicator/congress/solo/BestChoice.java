package depesche.adjudicator.congress.solo;

import java.util.List;
import java.util.Optional;

/// What the bot chooses, and how it came to that.
///
/// @param best of several, which are equally good, one is drawn; none if it chooses nothing
/// @param reasons in the order of the rules
public record BestChoice<T>(List<T> best, List<BotReason> reasons) {

  public BestChoice {
    best = List.copyOf(best);
    reasons = List.copyOf(reasons);
  }

  /// {@return the choice, if it is one and not several}
  public Optional<T> only() {
    return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
  }
}
