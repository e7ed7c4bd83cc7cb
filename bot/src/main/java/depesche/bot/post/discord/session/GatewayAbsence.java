package depesche.bot.post.discord.session;

import depesche.bot.post.discord.DiscordOutage;
import depesche.bot.post.discord.DiscordOutage.Cause;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import net.dv8tion.jda.api.requests.CloseCode;
import org.jspecify.annotations.Nullable;

/// Since when Discord is not there for us, and what it said about it. A connection that does not
/// hold for a minute does not end it.
final class GatewayAbsence {

  private static final Duration HELD = Duration.ofMinutes(1);

  private final Clock clock;
  private DiscordOutage outage;
  private Optional<Instant> back = Optional.empty();

  /// We are not there yet.
  GatewayAbsence(Clock clock) {
    this.clock = clock;
    this.outage = new DiscordOutage(clock.instant(), Cause.SILENCE, 0);
  }

  /// {@return that Discord is gone; empty while it is there}
  synchronized Optional<DiscordOutage> now() {
    return back.isPresent() ? Optional.empty() : Optional.of(outage);
  }

  /// Discord is there.
  synchronized void ends() {
    back = Optional.of(clock.instant());
  }

  /// Discord is not there any more.
  synchronized void begins() {
    Instant now = clock.instant();
    if (back.filter(at -> Duration.between(at, now).compareTo(HELD) >= 0).isPresent()) {
      outage = new DiscordOutage(now, Cause.SILENCE, 0);
    }
    back = Optional.empty();
  }

  /// It will not have us.
  synchronized void begins(Cause cause, int code) {
    begins();
    outage = new DiscordOutage(outage.since(), cause, code);
  }

  /// Discord has ended the session for good.
  ///
  /// @param code what it gave for a reason, if anything
  synchronized void begins(@Nullable CloseCode code) {
    if (code == CloseCode.AUTHENTICATION_FAILED) {
      begins(Cause.TOKEN, code.getCode());
    } else if (code != null) {
      begins(Cause.CLOSED, code.getCode());
    } else {
      begins();
    }
  }
}
