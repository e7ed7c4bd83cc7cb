package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Moment;
import depesche.bot.ledger.AlarmRow;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The deadlines of games, as rows of the ledger.
public final class Timetable {

  private final Duration notice;

  /// @param notice how long before a deadline those who owe are reminded; zero for never
  public Timetable(Duration notice) {
    this.notice = notice;
  }

  /// Sets the alarms of the phase a game has come to and stills all earlier ones.
  void set(Book book, GameRow game, Moment<?, ?> moment, Instant now) {
    still(book, game);
    ask(book, game, moment, now);
  }

  /// Sets the alarms of what is asked in this moment.
  void ask(Book book, GameRow game, Moment<?, ?> moment, Instant now) {
    List<Demand> demands = moment.demands();
    if (!demands.isEmpty()) {
      Demand.Pace weightiest =
          demands.stream().map(Demand::pace).min(Enum::compareTo).orElseThrow();
      Deadlines policy = Deadlines.parse(game.clock).orElseThrow();
      move(book, game, policy.due(now, weightiest), now);
    }
  }

  /// Stills all alarms of a game.
  void still(Book book, GameRow game) {
    book.alarms(game).forEach(alarm -> alarm.done = true);
  }

  /// Sets the deadline by which the pledged phrases of a game that begins are to be told.
  void awaitPhrases(Book book, GameRow game, Instant now) {
    Deadlines policy = Deadlines.parse(game.clock).orElseThrow();
    alarm(book, game, AlarmRow.Kind.DEADLINE, policy.due(now, Demand.Pace.BRISK), false);
  }

  /// {@return by when the answers of the current phase are due; nothing while the game is paused,
  /// since nobody knows then}
  public static Optional<Instant> deadline(Book book, GameRow game) {
    return book.alarm(game, game.phase, AlarmRow.Kind.DEADLINE)
        .filter(alarm -> !alarm.done && game.state != GameRow.State.PAUSED)
        .map(alarm -> alarm.due);
  }

  /// Moves the deadline of the current phase, and its reminder with it.
  public void move(Book book, GameRow game, Instant due, Instant now) {
    alarm(book, game, AlarmRow.Kind.DEADLINE, due, false);
    Instant reminder = due.minus(notice);
    alarm(book, game, AlarmRow.Kind.REMINDER, reminder, notice.isZero() || !reminder.isAfter(now));
  }

  /// Shifts what is still due by the time a game rested.
  public void resume(Book book, GameRow game, Instant now) {
    Instant since = game.paused;
    if (since != null) {
      Duration rest = Duration.between(since, now);
      book.alarms(game).stream()
          .filter(alarm -> !alarm.done)
          .forEach(alarm -> alarm.due = alarm.due.plus(rest));
    }
    game.paused = null;
    game.state = GameRow.State.RUNNING;
  }

  private static void alarm(
      Book book, GameRow game, AlarmRow.Kind kind, Instant due, boolean done) {
    AlarmRow alarm =
        book.alarm(game, game.phase, kind)
            .orElseGet(
                () -> {
                  AlarmRow row = new AlarmRow();
                  row.gameId = game.id;
                  row.phase = game.phase;
                  row.kind = kind;
                  return book.enter(row);
                });
    alarm.due = due;
    alarm.done = done;
  }
}
