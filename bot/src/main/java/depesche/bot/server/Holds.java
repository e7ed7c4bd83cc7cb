package depesche.bot.server;

import depesche.bot.desk.Services;
import depesche.bot.game.Game;
import depesche.bot.game.Trouble;
import depesche.bot.game.trouble.MasterCalls;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.server.threads.Fault;
import java.time.Clock;
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
  private final Clock clock;
  private final Runnable outgoing;
  private volatile Optional<ClockWatch> clockWatch = Optional.empty();
  private Instant looked = Instant.MIN;
  private Optional<Instant> staleSince = Optional.empty();

  /// @param outgoing follows whatever may have left something to send
  Holds(
      Ledger ledger,
      Services services,
      Failures failures,
      Presence presence,
      Clock clock,
      Runnable outgoing) {
    this.clock = clock;
    this.outgoing = outgoing;
    this.ledger = ledger;
    this.services = services;
    this.failures = failures;
    this.presence = presence;
  }

  /// From now on the clock is compared with this.
  void watch(ClockWatch watch) {
    clockWatch = Optional.of(watch);
  }

  /// {@return what the clock shows, once what it has jumped over is made good} Only what is due by
  /// then may be done: asked twice, a clock that jumps in between would have it judged.
  Instant now() {
    Instant now = clock.instant();
    if (clockWatch.isPresent()) {
      Optional<ClockWatch.Jump> jump = clockWatch.get().look();
      jump.ifPresent(one -> jumped(one, now));
      // So is a program that was stopped, or that slept on a machine whose count went on.
      if (presence.wasAway(now)) {
        presence.cover(now);
        outgoing.run();
      }
    }
    return now;
  }

  /// Calls the masters who are to be called.
  void call(Instant now) {
    if (looked.isBefore(now.minus(MINUTE)) || looked.isAfter(now)) {
      looked = now;
      List<Long> due = ledger.work(unitOfWork -> calls().due(unitOfWork, now));
      due.forEach(game -> call(game, now));
    }
  }

  /// A game that cannot even be read keeps nobody else from being called.
  private void call(long game, Instant now) {
    try {
      ledger.act(unitOfWork -> calls().call(unitOfWork, game, now));
    } catch (RuntimeException | Error e) {
      Fault fault = Fault.of(e);
      if (fault.worlds()) {
        throw new Fault.Passing(e);
      }
      LOG.error("the master of game {} cannot be called: {}", game, fault.cause());
      ledger.act(unitOfWork -> MasterCalls.putOff(unitOfWork, game, now));
    }
  }

  private MasterCalls calls() {
    return new MasterCalls(services.settings(), services.parcelWriter(), services.games());
  }

  /// What is shorter than a day is an outage, of which [Presence] knows when it began.
  private void jumped(ClockWatch.Jump jump, Instant now) {
    LOG.error("the clock shows {} and should show {}", jump.shown(), jump.expected());
    if (jump.length().isNegative() || jump.length().compareTo(LONGEST_SLEEP) > 0) {
      holdAll(jump.expected(), jump.shown());
      presence.begin(now);
      outgoing.run();
    }
  }

  /// No deadline counts any more until a person has looked at the clock. The time over which it
  /// jumped counts as rest, so that what was left is left at `RESUME`.
  void holdAll(Instant expected, Instant shown) {
    Instant since = expected.isBefore(shown) ? expected : shown;
    for (long id : ledger.<List<Long>>work(unitOfWork -> unitOfWork.agenda().running())) {
      failures.hold(id, since, game -> new Trouble.ClockJumped(game.name(), expected, shown));
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
      ledger.act(unitOfWork -> tellStale(unitOfWork, key, number > 1, since, now));
    }
  }

  /// @param again whether they were told before: mail alone was not enough
  private void tellStale(
      UnitOfWork unitOfWork, String key, boolean again, Instant since, Instant now) {
    if (unitOfWork.registry().isPosted(key + ".operator")) {
      return;
    }
    LOG.error("no mail could be fetched since {}; deadlines wait", since);
    Trouble stale = new Trouble.InboxStale(since);
    if (again) {
      calls().callOperator(unitOfWork, key + ".operator", stale, now);
    } else {
      Optional<Game> none = Optional.empty();
      services.watch().tell(unitOfWork, TroubleReporter.Words.OURS, none, key, stale, now);
    }
  }
}
