package depesche.bot.game;

import depesche.adjudicator.picture.Picture;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Due;
import java.util.Optional;

/// A game as a turn has left it, for the report of that turn. If it has gone on since, nothing is
/// asked of anybody: what was asked then is over.
final class PastGame extends Game {

  private final boolean over;
  private final boolean illustrated;

  /// @param turn of which is told
  /// @param illustrated whether pictures are shown
  PastGame(StoredGame stored, Moderator moderator, int turn, boolean illustrated) {
    super(stored, moderator);
    this.over = stored.turn() != turn;
    this.illustrated = illustrated;
  }

  @Override
  Optional<Picture> shown(Optional<Picture> picture) {
    return picture.filter(_ -> illustrated);
  }

  @Override
  public Due leftToDo(StoredSeat seat) {
    return over ? Due.nothing() : super.leftToDo(seat);
  }

  @Override
  public Due dueForOnlookers() {
    return over ? Due.nothing() : super.dueForOnlookers();
  }
}
