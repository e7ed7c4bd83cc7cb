package depesche.bot.server;

import depesche.bot.desk.Services;
import depesche.bot.game.Game;
import depesche.bot.game.Trouble;
import depesche.bot.game.trouble.MasterCalls;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Holding instead of harm: when the clock jumps nothing is judged, when no mail can be fetched
/// somebody hears of it, and the master of a held game is called until they answer.
final class Holds {

  private static final Logger LOG = LoggerFactory.getLogger(Holds.class);

  /// A machine may sleep so long; then it was away, and what that covered is put off. Anything
  /// longer is more likely a clock that is wrong.
  static final Duration LONGEST_SLEEP = Duration.ofDays(1);

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /// Deadlines wait as long as no mail can be fetched; somebody hears of it after these times.
  private static final List<Duration> STALE =
      List.of(Duration.ofMinutes(30), Duration.ofHours(6), Duration.ofDays(1));

  private final Ledger ledger;
  private final Services services;
  private final Failures failures;
  private final Presence presence;
  private volatile Optional<ClockWatch> clockWatch = Optional.empty();
  private Instant looked = Instant.MIN;
  private Optional<Instant> staleSince = Optional.empty();

  Holds(Ledger ledger, Services services, Failures failures, Presence presence) {
    this.ledger = ledger;
    this.services = services;
    this.failures = failures;
    this.presence = presence;
  }

  /// From now on the clock is compared with this.
  void watch(ClockWatch watch) {
    clockWatch = Optional.of(watch);
  }

  /// Looks at the clock, and calls the masters who are to be called.
  void look(Instant now) {
    clockWatch.flatMap(ClockWatch::look).ifPresent(this::jumped);
    if (looked.isBefore(now.minus(MINUTE)) || looked.isAfter(now)) {
      looked = now;
      ledger.<Integer>work(unitOfWork -> calls().call(unitOfWork, now));
    }
  }

  private MasterCalls calls() {
    return new MasterCalls(services.settings(), services.parcelWriter(), services.games());
  }

  private void jumped(ClockWatch.Jump jump) {
    LOG.error("the clock shows {} and should show {}", jump.shown(), jump.expected());
    if (jump.length().isPositive() && jump.length().compareTo(LONGEST_SLEEP) <= 0) {
      presence.cover(jump.shown());
    } else {
      holdAll(jump.expected(), jump.shown());
    }
  }

  /// No deadline counts any more until a person has looked at the clock.
  void holdAll(Instant expected, Instant shown) {
    for (long id : ledger.<List<Long>>work(unitOfWork -> unitOfWork.agenda().running())) {
      failures.hold(id, game -> new Trouble.ClockJumped(game.name(), expected, shown));
    }
  }

  /// Whether all mail is here that came before a deadline. If not, the deadline waits.
  void fetched(boolean complete, Instant now) {
    if (complete) {
      staleSince = Optional.empty();
      return;
    }
    Instant since = staleSince.orElse(now);
    staleSince = Optional.of(since);
    Duration stale = Duration.between(since, now);
    long told = STALE.stream().filter(step -> stale.compareTo(step) >= 0).count();
    if (told > 0) {
      long number = told < STALE.size() ? told : told - 1 + stale.toDays();
      String key = "Stale." + since.toEpochMilli() + "." + number;
      ledger.<Boolean>work(unitOfWork -> tellStale(unitOfWork, key, number > 1, since, now));
    }
  }

  /// @param again whether they were told before: mail alone was not enough
  private boolean tellStale(
      UnitOfWork unitOfWork, String key, boolean again, Instant since, Instant now) {
    if (unitOfWork.registry().isPosted(key + ".operator")) {
      return false;
    }
    LOG.error("no mail could be fetched since {}; deadlines wait", since);
    Trouble stale = new Trouble.InboxStale(since);
    if (again) {
      calls().callOperator(unitOfWork, key + ".operator", stale, now);
    } else {
      Optional<Game> none = Optional.empty();
      services.watch().tell(unitOfWork, TroubleReporter.Words.OURS, none, key, stale, now);
    }
    return true;
  }
}
