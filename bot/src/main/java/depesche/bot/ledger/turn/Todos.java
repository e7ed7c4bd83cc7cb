package depesche.bot.ledger.turn;

import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/// What is to be done for games, one row a thing. Whoever takes a row holds it until the end of the
/// transaction, and the others pass it by: so many can work on one queue, in one process or
/// several, and what one of them leaves undone when it dies is there for the next.
public final class Todos {

  /// A report that could not be written so often holds its game up no longer.
  public static final int HOLDS = 3;

  /// Of a game only the first is taken: reports are written in the order of their turns. There is
  /// no order between games, for H2 would then lock all rows there are, and not those that are
  /// taken.
  private static final String TAKEN =
      "select t.* from todo t where t.kind = ?1 and t.due <= ?2 and not exists (select 1 from todo"
          + " e where e.game_id = t.game_id and e.kind = t.kind and e.turn < t.turn and"
          + " e.attempts < "
          + HOLDS
          + ") fetch first %d rows only for update skip locked";

  private final Session session;

  public Todos(Session session) {
    this.session = session;
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
    session.persist(row);
    return row;
  }

  /// Takes some that are due and that nobody else has taken.
  ///
  /// @param most as many of them
  public List<TodoRow> take(TodoRow.Kind kind, Instant now, int most) {
    return session
        .createNativeQuery(TAKEN.formatted(most), TodoRow.class)
        .setParameter(1, kind.name())
        .setParameter(2, now)
        .getResultList();
  }

  /// Takes this one, when whoever has it lets it go; nothing if it is done then.
  public Optional<TodoRow> take(long id) {
    return Optional.ofNullable(session.find(TodoRow.class, id, LockModeType.PESSIMISTIC_WRITE));
  }

  /// {@return the first report of a game that is still to be written}
  public Optional<Long> report(long game) {
    return one(
        "select id from TodoRow where gameId = ?1 and kind = ?2 order by turn",
        game,
        TodoRow.Kind.REPORT);
  }

  /// {@return whether a turn of a game is put down to be judged}
  public boolean isJudged(long game, int turn) {
    return one(
            "select id from TodoRow where gameId = ?1 and kind = ?2 and turn = ?3",
            game,
            TodoRow.Kind.JUDGE,
            turn)
        .isPresent();
  }

  private Optional<Long> one(String query, Object... parameters) {
    SelectionQuery<Long> selection = session.createSelectionQuery(query, Long.class);
    for (int i = 0; i < parameters.length; i++) {
      selection.setParameter(i + 1, parameters[i]);
    }
    return selection.setMaxResults(1).getResultList().stream().findFirst();
  }

  /// It is done.
  public void done(TodoRow row) {
    session.remove(row);
  }
}
