package depesche.bot.post.smtp;

import depesche.bot.post.Delivery;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Domains to which nothing goes for a while, since mail to two of their readers in a row was put
/// off there: one that goes on is taken for a sender of spam. One reader alone, with a full mailbox
/// or on a grey list, rests by themselves.
public final class DomainRests {

  private static final Duration FIRST = Duration.ofMinutes(1);
  private static final Duration LONGEST = Duration.ofMinutes(16);

  /// @param refused to whom mail was put off last; empty after a rest
  /// @param until when it may be tried again
  /// @param length of the last rest; zero if there was none
  private record Trouble(String refused, Instant until, Duration length) {}

  private final Clock clock;
  private final Map<String, Trouble> troubles = new HashMap<>();

  public DomainRests(Clock clock) {
    this.clock = clock;
  }

  /// {@return the part of an address behind the `@`, in small letters}
  public static String domain(String address) {
    return address.substring(address.lastIndexOf('@') + 1).toLowerCase(Locale.ROOT);
  }

  /// Notes what the server said to a mail.
  public synchronized void note(String recipient, Delivery delivery) {
    String domain = domain(recipient);
    switch (delivery) {
      case Delivery.Accepted _ -> troubles.remove(domain);
      case Delivery.Deferred deferred when deferred.atDomain() ->
          troubles.merge(domain, new Trouble(recipient, Instant.MIN, Duration.ZERO), this::worse);
      case Delivery.Deferred _, Delivery.Rejected _ -> {}
    }
  }

  private Trouble worse(Trouble before, Trouble now) {
    if (before.refused().equals(now.refused()) || before.until().isAfter(clock.instant())) {
      return before;
    }
    Duration twice = before.length().multipliedBy(2);
    Duration length = twice.isZero() ? FIRST : twice.compareTo(LONGEST) > 0 ? LONGEST : twice;
    return new Trouble("", clock.instant().plus(length), length);
  }

  /// {@return until when nothing goes to that recipient's domain; empty if it may go now}
  public synchronized Optional<Instant> until(String recipient) {
    return Optional.ofNullable(troubles.get(domain(recipient)))
        .map(Trouble::until)
        .filter(clock.instant()::isBefore);
  }
}
