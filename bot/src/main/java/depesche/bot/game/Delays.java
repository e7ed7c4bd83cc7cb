package depesche.bot.game;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.turn.AlarmRow;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// How the current phase of a game gets more time: by a pause, by a vote, by its master.
public final class Delays {

  private final Game game;
  private final DeadlineSchedule deadlineSchedule;

  Delays(Game game, DeadlineSchedule deadlineSchedule) {
    this.game = game;
    this.deadlineSchedule = deadlineSchedule;
  }

  /// Lets it rest, until a moment or until somebody lets it go on.
  public void pause(Optional<Instant> end, Instant now) {
    game.life().pause(now);
    deadlineSchedule.pauseUntil(game, end, now);
  }

  /// {@return the moment at which its pause ends by itself}
  public Optional<Instant> pauseEnd() {
    return game.alarm(AlarmRow.Kind.PAUSE_END)
        .filter(alarm -> !alarm.done && game.state() == GameLife.State.PAUSED)
        .map(alarm -> alarm.due);
  }

  /// Lets it go on; what is still due is put off by the time it was paused.
  public void resume(Instant now) {
    deadlineSchedule.resume(game, game.position(), now);
  }

  /// {@return whether players have put off the deadline of the current phase}
  public boolean wasPutOffByVote() {
    return game.book().registry().isPosted(game.name() + ".voted." + game.phase());
  }

  /// Puts the current deadline off.
  ///
  /// @param by whom, as its derivation says
  public void putOff(Duration time, String by, Instant now) {
    deadlineSchedule.putOff(game, DeadlineSchedule.pace(game.position()), time, by, now);
  }

  /// Moves the deadline of the current phase, and its reminder with it.
  public void move(Instant due, Instant now) {
    deadlineSchedule.move(game, due, now);
  }
}
