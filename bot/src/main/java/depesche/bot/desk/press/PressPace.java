package depesche.bot.desk.press;

import depesche.bot.desk.Request;
import depesche.bot.press.PressFact.Refusal;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How many presses go out for one seat: so many at once, and as many in an hour as its game
/// allows. Each is a mail to every reader.
record PressPace(Request request) {

  /// Writing to each of six neighbours twice, and to all, stays below it.
  private static final int AT_ONCE = 20;

  private static final Duration SHORT = Duration.ofMinutes(10);
  private static final Duration LONG = Duration.ofHours(1);

  /// {@return why a press does not go out now, and when it can; empty if it does}
  Optional<Refusal> obstacle(PressWriter writer) {
    int hourly = writer.rules().most();
    List<Instant> made =
        request
            .unitOfWork
            .press()
            .made(writer.game().id(), writer.author(), Math.max(AT_ONCE, hourly));
    return Stream.of(over(made, AT_ONCE, SHORT), over(made, hourly, LONG))
        .flatMap(Optional::stream)
        .filter(wait -> wait.from().isAfter(request.now))
        .max(Comparator.comparing(Refusal.PressTooOften::from))
        .map(wait -> wait);
  }

  /// The oldest of the newest so many must be as old as that.
  private static Optional<Refusal.PressTooOften> over(List<Instant> made, int most, Duration time) {
    return made.size() < most
        ? Optional.empty()
        : Optional.of(
            new Refusal.PressTooOften(most, (int) time.toMinutes(), made.get(most - 1).plus(time)));
  }
}
