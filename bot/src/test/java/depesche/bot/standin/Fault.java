package depesche.bot.standin;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/// What can be made to go wrong with requests. Each befalls so many requests whose method and path
/// match a pattern, and is then over.
public sealed interface Fault {

  /// The request is not done; the answer is 429.
  record TooMany(Duration pause, boolean global) implements Fault {}

  /// The request is not done; the answer has this status, as 502.
  record Broken(int status) implements Fault {}

  /// The request is not done; it is refused with this status and Discord's code for the reason.
  record Refuses(int status, int code) implements Fault {}

  /// The request is not done; the socket is closed.
  record Cut() implements Fault {}

  /// The request is done when something else has happened.
  record Held(CountDownLatch until) implements Fault {}

  /// The request is done, but its answer is lost: the socket is closed instead.
  record LostAnswer() implements Fault {}
}
