package depesche.bot.ledger.nodes;

import depesche.bot.ledger.turn.TodoRow;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.Session;

/// The turns that any node may judge. The office lays them out when it reads no letters meanwhile,
/// and goes on when all are judged: so nobody writes to a game while another node judges it.
public final class LaidOut {

  private static final String FIRST =
      "select t.id from todo t where t.kind = 'JUDGE' and t.laid and t.due <= ?1";

  private final Session session;

  public LaidOut(Session session) {
    this.session = session;
  }

  /// Lays out all that are put down by now.
  ///
  /// @return how many
  public int layOut(Instant now) {
    return session
        .createNativeMutationQuery(
            "update todo set laid = true where kind = 'JUDGE' and not laid and due <= ?1")
        .setParameter(1, now)
        .executeUpdate();
  }

  /// Takes one that nobody else has.
  public Optional<TodoRow> take(Instant now) {
    return ids(FIRST + " fetch first 1 rows only for update skip locked", now).stream()
        .map(id -> session.find(TodoRow.class, id))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /// {@return one that is not judged yet, whoever has it}
  public Optional<Long> first(Instant now) {
    return ids(FIRST + " order by t.id fetch first 1 rows only", now).stream().findFirst();
  }

  private List<Long> ids(String query, Instant now) {
    return session.createNativeQuery(query, Long.class).setParameter(1, now).getResultList();
  }
}
