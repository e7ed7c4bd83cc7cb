package depesche.bot.report;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is asked of the reader now, and until when.
///
/// @param deadline empty while the game is paused or has not begun
/// @param prompts of the demands that the reader's seat must answer
/// @param examples lines that would be good orders if they were sent as they are
/// @param missing what of it is still missing; for a reader who has sent nothing yet it may be
///   empty
public record Due(
    Optional<Instant> deadline, List<Fact> prompts, List<String> examples, List<Fact> missing) {

  public Due {
    prompts = List.copyOf(prompts);
    examples = List.copyOf(examples);
    missing = List.copyOf(missing);
  }

  /// {@return the same with lines that would be good orders}
  public Due with(List<String> goodLines) {
    return new Due(deadline, prompts, goodLines, missing);
  }

  /// {@return nothing, with no deadline}
  public static Due nothing() {
    return new Due(Optional.empty(), List.of(), List.of(), List.of());
  }
}
