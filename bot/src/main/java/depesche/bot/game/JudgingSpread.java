package depesche.bot.game;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.AlarmRow;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// The brake of a common deadline: where the operator asks for it, games that have the same one are
/// judged one after the other.
///
/// @param over how long that takes; zero to judge all at once
record JudgingSpread(Duration over) {

  /// So many games with one deadline are many.
  private static final int MANY = 20;

  /// The golden ratio of the range of a number: its multiples lie far apart, and no part of the
  /// range stays empty for long. Games of one series have names whose numbers follow each other.
  private static final int GOLDEN = 0x9E37_79B9;

  /// {@return when the turn is judged of a game whose letters are fixed now: at once, or a while
  /// after its deadline if many games have the same, always as long for the same game} The deadline
  /// for letters is the announced one all the same.
  Instant judging(StoredGame game, Instant now) {
    Optional<Instant> passed =
        game.alarm(AlarmRow.Kind.DEADLINE).map(alarm -> alarm.due).filter(due -> !due.isAfter(now));
    if (over.isZero() || passed.isEmpty()) {
      return now;
    }
    Instant due = passed.get();
    if (!game.book().agenda().areDueAt(due, MANY)) {
      return now;
    }
    Instant moment = due.plus(after(game.name()));
    return moment.isAfter(now) ? moment : now;
  }

  /// {@return how long after the common deadline a game of this name is judged, in whole seconds}
  Duration after(String game) {
    long place = Integer.toUnsignedLong(game.hashCode() * GOLDEN);
    return Duration.ofSeconds((over.toSeconds() * place) >>> Integer.SIZE);
  }
}
