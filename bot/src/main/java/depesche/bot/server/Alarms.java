package depesche.bot.server;

import depesche.bot.desk.votes.StatementDesk;
import depesche.bot.desk.votes.VoteCount;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.PhaseEnd;
import depesche.bot.ledger.DueWork;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.turn.AlarmDue;
import depesche.bot.ledger.turn.AlarmRow;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What an alarm leads to when it is due.
final class Alarms {

  private static final Logger LOG = LoggerFactory.getLogger(Alarms.class);

  private final Games games;
  private final Clock clock;
  private final RestoreClock restoreClock;

  Alarms(Games games, Clock clock, RestoreClock restoreClock) {
    this.games = games;
    this.clock = clock;
    this.restoreClock = restoreClock;
  }

  /// What has rung, for the log.
  private record Rung(String game, int turn, AlarmRow.Kind kind, String phase) {}

  /// Does what alarms lead to, one after the other.
  ///
  /// @param due of as many games at most as are read together
  /// @return follows when it is kept, since a transaction may be undone: says what was done
  Runnable ring(UnitOfWork unitOfWork, List<AlarmDue> due) {
    List<Long> rung = due.stream().map(AlarmDue::game).distinct().toList();
    new GamesTogether(unitOfWork).readAll(rung);
    List<Rung> done = due.stream().flatMap(one -> ring(unitOfWork, one).stream()).toList();
    return () -> done.forEach(Alarms::say);
  }

  private static void say(Rung rung) {
    LOG.info("game {} turn {}: {} of {} done", rung.game, rung.turn, rung.kind, rung.phase);
  }

  private Optional<Rung> ring(UnitOfWork unitOfWork, AlarmDue due) {
    restoreClock.at(due.due());
    return ring(unitOfWork, unitOfWork.alarm(due.id()));
  }

  private Optional<Rung> ring(UnitOfWork unitOfWork, AlarmRow alarm) {
    Game game = games.numbered(unitOfWork, alarm.gameId);
    // A letter that was read in between may have moved it, or stopped its game.
    if (alarm.done || alarm.due.isAfter(clock.instant()) || !counts(alarm.kind, game.state())) {
      return Optional.empty();
    }
    // Marked as done first: what it leads to may set it again.
    alarm.done = true;
    ring(game, alarm, restoreClock.now());
    return Optional.of(new Rung(game.name(), game.turn(), alarm.kind, alarm.phase));
  }

  private static boolean counts(AlarmRow.Kind kind, GameLife.State state) {
    return switch (kind) {
      case DEADLINE, REMINDER, EARLY, GRACE, KEPT_SEAT -> DueWork.RINGING.contains(state);
      case STATEMENTS -> state == GameLife.State.OVER;
      case PAUSE_END, PAUSE_REMINDER -> state == GameLife.State.PAUSED;
    };
  }

  private void ring(Game game, AlarmRow alarm, Instant now) {
    PhaseEnd phaseEnd = games.phaseEnd();
    if (phaseEnd.holdUnread(game, now)) {
      return;
    }
    boolean asked = alarm.phase.equals(game.phase()) && !game.isSealed();
    switch (alarm.kind) {
      case REMINDER -> phaseEnd.remind(game, now);
      case STATEMENTS ->
          StatementDesk.closed(game).ifPresent(facts -> game.tell(StatementDesk.TOLD, facts, now));
      case KEPT_SEAT -> game.muster().unclaimed(now);
      case PAUSE_END -> phaseEnd.goOn(game, now);
      case PAUSE_REMINDER -> phaseEnd.remindOfPause(game, now);
      case EARLY -> {
        // Whether it is still so is asked whenever something has happened in a game: now, too.
      }
      case DEADLINE, GRACE -> {
        if (game.state() == GameLife.State.REVEALING) {
          game.open(now);
        } else if (game.isForming()) {
          game.muster().close(now);
        } else if (asked && !new VoteCount(game).carry(now)) {
          phaseEnd.pass(game, now);
        }
      }
    }
  }
}
