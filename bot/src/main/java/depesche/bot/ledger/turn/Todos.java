package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.Entries;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.Session;

/// What is to be done for games, one row a thing. The one who takes a row holds it until the end of
/// the transaction, and the others pass it by: so many can work on one queue, in one process or
/// several, and what one of them leaves undone when it dies is there for the next.
public final class Todos {

  /// A report that could not be written so often holds its game up no longer.
  public static final int HOLDS = 3;

  /// Of a game only the first is taken: reports are written in the order of their turns. There is
  /// no order between games, for H2 would then lock all rows there are, and not those that are
  /// taken.
  private static final String REPORT =
      "select t.* from todo t where t.kind = 'REPORT' and t.due <= ?1 and not exists (select 1 from"
          + " todo e where e.game_id = t.game_id and e.kind = t.kind and e.turn < t.turn and"
          + " e.attempts < "
          + HOLDS
          + ") fetch first 1 rows only for update skip locked";

  private final Session session;
  private final Entries entries;

  public Todos(Session session, Entries entries) {
    this.session = session;
    this.entries = entries;
  }

  /// Puts down that a turn is to be judged whose letters are fixed.
  ///
  /// @param due not before
  public TodoRow judge(long game, int turn, Instant now, Instant due) {
    return enter(TodoRow.Kind.JUDGE, game, turn, now, due, "");
  }

  /// Puts down that the report of a turn is to be written that was just judged.
  ///
  /// @param content what it tells that is nowhere else
  public TodoRow report(long game, int turn, String content, Instant now) {
    return enter(TodoRow.Kind.REPORT, game, turn, now, now, content);
  }

  private TodoRow enter(
      TodoRow.Kind kind, long game, int turn, Instant now, Instant due, String content) {
    TodoRow row = new TodoRow();
    row.kind = kind;
    row.gameId = game;
    row.turn = turn;
    row.made = now;
    row.due = due;
    row.content = content;
    return entries.enter(row);
  }

  /// Takes a report that is due and that nobody else has taken.
  ///
  /// @param until others pass it by so long, beyond the end of the transaction
  public Optional<TodoRow> takeReport(Instant now, Instant until) {
    Optional<TodoRow> report =
        session
            .createNativeQuery(REPORT, TodoRow.class)
            .setParameter(1, now)
            .getResultList()
            .stream()
            .findFirst();
    report.ifPresent(row -> row.due = until);
    return report;
  }

  /// Those who had taken reports are gone: they are due.
  ///
  /// @return how many
  public int free() {
    return session
        .createMutationQuery(
            "update TodoRow set due = made where kind = ?1 and attempts < ?2 and due > made")
        .setParameter(1, TodoRow.Kind.REPORT)
        .setParameter(2, HOLDS)
        .executeUpdate();
  }

  /// Takes this one, when its holder lets it go; nothing if it is done then.
  public Optional<TodoRow> take(long id) {
    return Optional.ofNullable(session.find(TodoRow.class, id, LockModeType.PESSIMISTIC_WRITE));
  }

  /// {@return the first report of a game that is still to be written}
  public Optional<Long> report(long game) {
    return session
        .createSelectionQuery(
            "select id from TodoRow where gameId = ?1 and kind = ?2 order by turn", Long.class)
        .setParameter(1, game)
        .setParameter(2, TodoRow.Kind.REPORT)
        .setMaxResults(1)
        .getResultList()
        .stream()
        .findFirst();
  }

  /// It is done.
  public void done(TodoRow row) {
    session.remove(row);
  }
}
