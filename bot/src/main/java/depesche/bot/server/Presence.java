package depesche.bot.server;

import depesche.bot.game.Games;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.turn.AlarmDue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notes that the program works, and makes good for the time in which it did not: a deadline that
/// an outage covered, or that lies so close behind it that nobody could do much, is put off by as
/// long, and its table is told.
public final class Presence {

  private static final Logger LOG = LoggerFactory.getLogger(Presence.class);

  /// A restart is no outage.
  private static final Duration LEAST = Duration.ofMinutes(15);

  /// Nobody leaves a server off for so long without a word; a clock that is wrong is likelier.
  private static final Duration LONGEST = Duration.ofDays(14);

  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration DAY = Duration.ofDays(1);

  private final Ledger ledger;
  private final Games games;
  private final Stopped stopped;
  private Instant noted = Instant.MIN;

  /// What becomes of a game of which a deadline cannot be put off.
  @FunctionalInterface
  interface Stopped {
    void by(long game, Throwable failure);
  }

  Presence(Ledger ledger, Games games, Stopped stopped) {
    this.ledger = ledger;
    this.games = games;
    this.stopped = stopped;
  }

  /// One that takes every game to be whole.
  public Presence(Ledger ledger, Games games) {
    this(
        ledger,
        games,
        (game, failure) -> {
          throw new IllegalStateException("game " + game, failure);
        });
  }

  /// {@return when the program last worked, if no outage can explain the time since: the clock went
  /// back, or weeks forward}
  Optional<Instant> jump(Instant now) {
    Optional<Instant> seen = ledger.work(unitOfWork -> unitOfWork.agenda().seen());
    return seen.filter(last -> last.isAfter(now.plus(LEAST)) || last.isBefore(now.minus(LONGEST)));
  }

  /// Puts off what an outage before this start has covered.
  ///
  /// @return how many deadlines
  public int cover(Instant now) {
    Optional<Instant> seen = ledger.work(unitOfWork -> unitOfWork.agenda().seen());
    Duration outage = seen.map(last -> Duration.between(last, now)).orElse(Duration.ZERO);
    int covered = outage.compareTo(LEAST) < 0 ? 0 : cover(seen.orElseThrow(), now, outage);
    note(now);
    return covered;
  }

  private int cover(Instant from, Instant until, Duration outage) {
    Instant end = until.plus(outage.compareTo(DAY) < 0 ? outage : DAY);
    List<Long> covered =
        ledger.<List<AlarmDue>>work(unitOfWork -> unitOfWork.agenda().deadlinesBefore(end)).stream()
            .filter(deadline -> deadline.due().isAfter(from))
            .map(AlarmDue::game)
            .distinct()
            .toList();
    for (long game : covered) {
      try {
        ledger.act(
            unitOfWork ->
                games.phaseEnd().coverOutage(games.numbered(unitOfWork, game), from, until));
      } catch (RuntimeException | Error e) {
        // One game that is broken keeps nobody else's deadline where it was.
        stopped.by(game, e);
      }
    }
    LOG.warn("an outage of {} minutes; {} deadlines put off", outage.toMinutes(), covered.size());
    return covered.size();
  }

  /// {@return whether it has noted nothing for so long that it was not there}
  boolean wasAway(Instant now) {
    return !noted.equals(Instant.MIN) && noted.plus(LEAST).isBefore(now);
  }

  /// It works from now on; what was before says nothing of the time since.
  void begin(Instant now) {
    noted = Instant.MIN;
    note(now);
  }

  /// The program is at work, and was so a moment ago. After a gap it says nothing: that may be an
  /// outage.
  void goesOn(Instant now) {
    if (!noted.equals(Instant.MIN) && now.isBefore(noted.plus(LEAST))) {
      note(now);
    }
  }

  /// The program works now.
  public void note(Instant now) {
    if (noted.isBefore(now.minus(MINUTE))) {
      ledger.work(unitOfWork -> unitOfWork.agenda().see(now));
      noted = now;
    }
  }
}
