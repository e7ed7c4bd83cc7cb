package depesche.adjudicator.weimar.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a bot chose, and how it came to it.
///
/// @param chosen a city, an issue, a party, a card; empty if there was nothing to choose
public record BotChoice(Optional<String> chosen, List<BotStep> steps) {

  public BotChoice {
    steps = List.copyOf(steps);
  }

  /// {@return the same with the steps that led here}
  public BotChoice after(List<BotStep> before) {
    List<BotStep> all = new ArrayList<>(before);
    all.addAll(steps);
    return new BotChoice(chosen, all);
  }
}
