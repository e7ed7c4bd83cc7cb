package depesche.bot.ledger.master;

import depesche.bot.ledger.rows.Questions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about rollbacks that wait for consent, and about masters who are called.
public final class RollbackQueries {

  private final Session session;
  private final Questions ask;

  public RollbackQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return what the players of a game are asked}
  public Optional<RequestRow> request(long game) {
    return Optional.ofNullable(session.find(RequestRow.class, game));
  }

  /// {@return what the players of a game are asked at this turn and still may answer}
  public Optional<RequestRow> open(long game, int turn, Instant now) {
    return request(game).filter(row -> row.atTurn == turn && now.isBefore(row.ends));
  }

  /// {@return the calls for the master of a game}
  public Optional<CallRow> call(long game) {
    return Optional.ofNullable(session.find(CallRow.class, game));
  }

  /// {@return the games whose masters are to be called by now}
  public List<Long> callsDue(Instant now) {
    return games("select gameId from CallRow where due <= ?1 order by due, gameId", now);
  }

  /// {@return the games whose masters are to be called later than this}
  public List<Long> callsBehind(Instant moment) {
    return games("select gameId from CallRow where due > ?1 order by due, gameId", moment);
  }

  /// {@return the games that are held for this reason, or were}
  public List<Long> heldBy(String why) {
    return ask.list(Long.class, "select gameId from CallRow where why = ?1 order by gameId", why);
  }

  private List<Long> games(String query, Instant moment) {
    return ask.list(Long.class, query, moment);
  }

  /// A game is held: from now on its master is called until they do something about it.
  ///
  /// @param first when they are called the next time, after what they are told now
  public CallRow hold(long game, String why, Instant now, Duration first) {
    CallRow call = call(game).orElseGet(CallRow::new);
    call.gameId = game;
    call.since = now;
    call.calls = 1;
    call.due = now.plus(first);
    call.why = why;
    if (!session.contains(call)) {
      session.persist(call);
    }
    return call;
  }

  /// Takes back that seats of a turn have answered or missed it.
  public void forgetOutcomes(long game, int turn) {
    ask.update("delete from OutcomeRow where gameId = ?1 and turn = ?2", game, turn);
  }

  /// Enters what is new.
  public <T> T enter(T row) {
    session.persist(row);
    return row;
  }

  /// Takes away what is settled.
  public void settle(Object row) {
    session.remove(row);
    session.flush();
  }
}
