package depesche.bot.post.discord;

import java.time.Instant;

/// That Discord is not there for us.
///
/// @param since when it was there last, or we began
/// @param cause what it said about it last
/// @param code the code with which it closed the connection; 0 if it said none
public record DiscordOutage(Instant since, Cause cause, int code) {

  /// What Discord said.
  public enum Cause {
    /// Nothing.
    SILENCE,
    /// It does not take our token.
    TOKEN,
    /// It ended the session for good.
    CLOSED
  }

  /// {@return what is wrong, for the operator}
  public String words() {
    return switch (cause) {
      case SILENCE -> "no answer";
      case TOKEN -> "it refuses the token";
      case CLOSED -> "it closed the connection with code " + code;
    };
  }
}
