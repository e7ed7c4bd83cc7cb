package depesche.bot.game.rollback;

import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Games;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.master.RequestRow;
import depesche.bot.people.TableRules;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What the players of a game say to a rollback about which they are asked. It is their own word:
/// players who take a seat over are asked, too, and nobody waits for players who leave.
///
/// @param asked what they were asked
public record Agreement(Game game, RequestRow asked) {

  /// {@return what the players of a game are asked at present}
  public static Optional<Agreement> open(Game game, Instant now) {
    Optional<RequestRow> open = game.book().rollbacks().open(game.id(), game.turn(), now);
    if (open.isEmpty()) {
      game.book().rollbacks().request(game.id()).ifPresent(game.book().rollbacks()::settle);
    }
    return open.map(row -> new Agreement(game, row));
  }

  /// {@return whether a seat is asked about a rollback and has not agreed yet}
  public static boolean isAsked(Game game, StoredSeat seat, Instant now) {
    return open(game, now).filter(agreement -> !agreement.hasAgreed(seat)).isPresent();
  }

  /// {@return those who are asked}
  public List<StoredSeat> players() {
    return game.seats().stream().filter(StoredSeat::isHeld).toList();
  }

  public void agree(StoredSeat seat) {
    seat.player().ifPresent((PlayerRow player) -> asked.agree(seat.name(), player.id));
  }

  /// {@return how many of them have agreed}
  public int agreed() {
    return (int) players().stream().filter(this::hasAgreed).count();
  }

  private boolean hasAgreed(StoredSeat seat) {
    return seat.player()
        .filter((PlayerRow player) -> asked.hasAgreed(seat.name(), player.id))
        .isPresent();
  }

  private boolean isComplete() {
    return !players().isEmpty() && agreed() == players().size();
  }

  /// Nobody is asked any more; the game goes on if it was the question that stopped it.
  public void settle(Instant now) {
    game.book().rollbacks().settle(asked);
    if (asked.paused && game.pauseEnd().isPresent()) {
      game.resume(now);
    }
  }

  /// Judges the turn again if all who are asked agree. That somebody has left can be what was
  /// lacking, so it is asked whenever something has happened in a game. While they are asked, the
  /// game is paused.
  public static boolean carry(Games games, Game game, Instant now) {
    return game.isPaused()
        && open(game, now).flatMap(agreement -> agreement.carry(games, now)).isPresent();
  }

  /// {@return what came of it, if all agree} It is judged afresh: the program may have changed
  /// since they were asked.
  public Optional<RollbackFact> carry(Games games, Instant now) {
    if (!isComplete()) {
      return Optional.empty();
    }
    Rollback.Prepared prepared = Rollback.prepare(games, game, asked.phase, asked.reopens);
    settle(now);
    return Optional.of(
        switch (prepared) {
          case Rollback.Prepared.Not(RollbackFact.Refused why) -> {
            game.tell(
                "rollback-failed." + asked.ends.toEpochMilli(),
                List.of(new GameNotice.RollbackRefused(asked.phase), why),
                now);
            yield why;
          }
          case Rollback.Prepared.Ready(Rollback rollback) -> {
            rollback.carryOut(TableRules.Consent.ALL.name(), asked.reason, now);
            yield new RollbackFact.RolledBack(game.name(), asked.phase);
          }
        });
  }
}
