package depesche.bot.ledger;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The life of a game: its state, and which event may follow. Nothing else changes a game's state.
public final class GameLife {

  /// The states of a game.
  public enum State {
    /// Takes players.
    FORMING,
    /// Waits for the phrases that were pledged.
    REVEALING,
    RUNNING,
    /// Waits for its master, who stopped it or can let it go on.
    PAUSED,
    OVER
  }

  private final GameRow row;
  private final Runnable atEnd;

  GameLife(GameRow row) {
    this(row, () -> {});
  }

  /// @param atEnd lets go of what is kept for a game that is played
  GameLife(GameRow row, Runnable atEnd) {
    this.row = row;
    this.atEnd = atEnd;
  }

  /// It gets the state of another game.
  void like(GameRow other) {
    row.state = other.state;
  }

  private void become(State next, State... from) {
    if (!List.of(from).contains(row.state)) {
      throw new IllegalStateException(
          "game %s is %s and cannot become %s".formatted(row.name, row.state, next));
    }
    row.state = next;
  }

  /// From now on the players are asked for the phrases they pledged.
  public void awaitPhrases() {
    become(State.REVEALING, State.FORMING);
  }

  /// From now on it is played.
  public void begin() {
    become(State.RUNNING, State.FORMING, State.REVEALING);
  }

  /// No deadline counts until it is resumed.
  public void pause(Instant now) {
    become(State.PAUSED, State.RUNNING);
    row.paused = now;
  }

  /// It is played on.
  ///
  /// @return since when it was paused
  public Optional<Instant> resume() {
    become(State.RUNNING, State.PAUSED);
    Optional<Instant> since = Optional.ofNullable(row.paused);
    row.paused = null;
    return since;
  }

  /// The program cannot go on with it: it is paused, or takes players again if it has not begun.
  public void hold(Instant now) {
    switch (row.state) {
      case RUNNING -> pause(now);
      case REVEALING -> become(State.FORMING, State.REVEALING);
      case FORMING, PAUSED, OVER -> {
        // It waits for somebody already.
      }
    }
  }

  /// Nothing more is played.
  public void end() {
    become(State.OVER, State.RUNNING, State.PAUSED);
    atEnd.run();
  }
}
