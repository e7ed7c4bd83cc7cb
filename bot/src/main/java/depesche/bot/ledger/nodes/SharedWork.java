package depesche.bot.ledger.nodes;

import depesche.bot.ledger.turn.TodoRow;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.Session;

/// What is shared with other nodes: the turns that any of them may judge, and what they let the
/// office know.
///
/// The office lays turns out when it reads no letters meanwhile, and goes on when all are judged:
/// so nobody writes to a game while another node judges it. News are kept with what they tell of,
/// so that none is lost with a node.
public final class SharedWork {

  private static final String LAID =
      "select t.id from todo t where t.kind = 'JUDGE' and t.laid and t.due <= ?1";

  private static final String LAY =
      "update todo set laid = true where kind = 'JUDGE' and not laid and due <= ?1";

  private static final String TELL =
      "insert into game_news (id, game_id, ended) values (nextval('game_news_seq'), ?1, ?2)";

  private final Session session;
  private final Sharing sharing;

  public SharedWork(Session session, Sharing sharing) {
    this.session = session;
    this.sharing = sharing;
  }

  /// Lays out all turns that are put down by now.
  ///
  /// @return how many
  public int layOut(Instant now) {
    return session.createNativeMutationQuery(LAY).setParameter(1, now).executeUpdate();
  }

  /// Takes a turn that is laid out and that nobody else has.
  public Optional<TodoRow> take(Instant now) {
    return ids(LAID + " fetch first 1 rows only for update skip locked", now).stream()
        .map(id -> session.find(TodoRow.class, id))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /// {@return a turn that is laid out and not judged yet, whoever has it}
  public Optional<Long> left(Instant now) {
    return ids(LAID + " order by t.id fetch first 1 rows only", now).stream().findFirst();
  }

  private List<Long> ids(String query, Instant now) {
    return session.createNativeQuery(query, Long.class).setParameter(1, now).getResultList();
  }

  /// One of the news.
  ///
  /// @param ended whether the game is over
  public record News(long game, boolean ended) {}

  /// Lets the office know that something has happened in a game, if that is on another node.
  public void tellOffice(long game, boolean ended) {
    if (sharing == Sharing.ASSISTANT) {
      session
          .createNativeMutationQuery(TELL)
          .setParameter(1, game)
          .setParameter(2, ended)
          .executeUpdate();
    }
  }

  /// {@return the game of the first of the news}
  public List<Long> news() {
    return session
        .createNativeQuery("select game_id from game_news fetch first 1 rows only", Long.class)
        .getResultList();
  }

  /// {@return all the news there are for the office, which are then gone}
  public List<News> takeNews() {
    return sharing == Sharing.OFFICE
        ? session
            .createNativeQuery("delete from game_news returning game_id, ended", Object[].class)
            .getResultList()
            .stream()
            .map(row -> new News(((Number) row[0]).longValue(), (Boolean) row[1]))
            .toList()
        : List.of();
  }
}
