package depesche.adjudicator.weimar.solo;

import java.util.List;
import java.util.Optional;

/// What a bot chose, and how it came to it.
///
/// @param chosen a city, an issue, a party, a card; empty if there was nothing to choose
public record BotChoice(Optional<String> chosen, List<BotStep> steps) {

  public BotChoice {
    steps = List.copyOf(steps);
  }
}
