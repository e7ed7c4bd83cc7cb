package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.GamePosition;
import depesche.bot.ledger.AlarmRow;
import depesche.bot.ledger.StoredGame;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The deadlines of games, as rows of the ledger.
public final class DeadlineSchedule {

  private final Duration notice;

  /// @param notice how long before a deadline seats with missing orders are reminded; zero for
  ///   never
  public DeadlineSchedule(Duration notice) {
    this.notice = notice;
  }

  /// Sets the alarms of the phase a game has come to and stills all earlier ones.
  void set(StoredGame game, GamePosition<?, ?> gamePosition, Instant now) {
    still(game);
    ask(game, gamePosition, now);
  }

  /// Sets the alarms of what is asked in this moment.
  void ask(StoredGame game, GamePosition<?, ?> gamePosition, Instant now) {
    List<Demand> demands = gamePosition.demands();
    if (!demands.isEmpty()) {
      Demand.Pace weightiest =
          demands.stream().map(Demand::pace).min(Enum::compareTo).orElseThrow();
      Deadlines policy = Deadlines.parse(game.clock()).orElseThrow();
      move(game, policy.due(now, weightiest), now);
    }
  }

  /// Stills all alarms of a game.
  void still(StoredGame game) {
    game.alarms().forEach(alarm -> alarm.done = true);
  }

  /// Sets the deadline by which the pledged phrases of a game that begins are to be revealed.
  void awaitPhrases(StoredGame game, Instant now) {
    Deadlines policy = Deadlines.parse(game.clock()).orElseThrow();
    alarm(game, AlarmRow.Kind.DEADLINE, policy.due(now, Demand.Pace.BRISK), false);
  }

  /// Moves the deadline of the current phase, and its reminder with it.
  void move(StoredGame game, Instant due, Instant now) {
    alarm(game, AlarmRow.Kind.DEADLINE, due, false);
    Instant reminder = due.minus(notice);
    alarm(game, AlarmRow.Kind.REMINDER, reminder, notice.isZero() || !reminder.isAfter(now));
  }

  /// Shifts what is still due by the time a game rested.
  void resume(StoredGame game, Instant now) {
    Optional<Instant> since = game.life().resume();
    if (since.isPresent()) {
      Duration rest = Duration.between(since.get(), now);
      game.alarms().stream()
          .filter(alarm -> !alarm.done)
          .forEach(alarm -> alarm.due = alarm.due.plus(rest));
    }
  }

  private static void alarm(StoredGame game, AlarmRow.Kind kind, Instant due, boolean done) {
    AlarmRow alarm =
        game.alarm(kind)
            .orElseGet(
                () -> {
                  AlarmRow row = new AlarmRow();
                  row.gameId = game.id();
                  row.phase = game.phase();
                  row.kind = kind;
                  return game.book().enter(row);
                });
    alarm.due = due;
    alarm.done = done;
  }
}
