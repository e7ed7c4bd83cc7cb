package depesche.bot.clock;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// An instant by which answers are due, and why it is that one.
public record Deadline(Instant due, List<DeadlineReason> reasons) {

  public Deadline {
    reasons = List.copyOf(reasons);
  }

  /// {@return the same deadline, for one more reason in front of the others}
  public Deadline because(DeadlineReason reason) {
    return new Deadline(due, Stream.concat(Stream.of(reason), reasons.stream()).toList());
  }
}
