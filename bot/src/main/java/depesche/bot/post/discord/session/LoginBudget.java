package depesche.bot.post.discord.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// How often we may present ourselves. Discord ends every session and takes the token away from a
/// bot that does so a thousand times in a day; a program that falls over and starts again all the
/// time would. For hours of trouble nobody waits longer than a minute for us; then it gets long.
final class LoginBudget {

  static final Duration DAY = Duration.ofDays(1);

  /// Discord lets one in every five seconds.
  static final Duration APART = Duration.ofSeconds(5);

  private static final int QUICK = 3;
  private static final int DOUBLINGS = 3;
  private static final Duration GAP = Duration.ofSeconds(10);
  private static final int SPARING = 150;
  private static final Duration LONG_GAP = Duration.ofMinutes(24);
  private static final int A_DAY = 300;
  private static final Duration HOUR = Duration.ofHours(1);

  private LoginBudget() {}

  /// {@return the instant from which we may present ourselves again}
  ///
  /// @param logins those of the last day, oldest first
  /// @param asked whether Discord itself has asked us to, after it had let us in: that is no
  ///   trouble
  static Instant next(List<Instant> logins, boolean asked, Instant now) {
    if (logins.isEmpty()) {
      return now;
    }
    if (logins.size() >= A_DAY) {
      return later(now, logins.get(logins.size() - A_DAY).plus(DAY));
    }
    return later(now, logins.getLast().plus(gap(logins, asked, now)));
  }

  private static Duration gap(List<Instant> logins, boolean asked, Instant now) {
    if (logins.size() >= SPARING) {
      return LONG_GAP;
    }
    int recent = (int) logins.stream().filter(at -> at.isAfter(now.minus(HOUR))).count();
    if (asked || recent < QUICK) {
      return APART;
    }
    Duration gap = GAP.multipliedBy(1L << Math.min(recent - QUICK, DOUBLINGS));
    return gap.compareTo(Backoff.LONGEST) > 0 ? Backoff.LONGEST : gap;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
