package depesche.bot.ledger.nodes;

import depesche.bot.ledger.turn.TodoRow;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.query.MutationQuery;

/// What is shared with other nodes: the turns that any of them may judge, and what they let the
/// office know.
///
/// The office lays turns out when it reads no letters meanwhile, and goes on when all are judged:
/// so nobody writes to a game while another node judges it. News are kept with what they tell of,
/// so that none is lost with a node.
public final class SharedWork {

  private static final String LAID =
      " from todo t where t.kind = 'JUDGE' and t.laid and t.due <= ?1";

  private static final String TAKEN =
      "select t.*" + LAID + " fetch first %d rows only for update skip locked";

  private static final String LEFT =
      "select t.id" + LAID + " order by t.id fetch first 1 rows only";

  private static final String LAY =
      "update todo set laid = true where kind = 'JUDGE' and not laid and due <= ?1";

  private static final String TELL = "insert into game_news (id, game_id, ended) values ";

  private static final String NEWS = "(nextval('game_news_seq'), ?, ?)";

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

  /// Takes some turns that are laid out and that nobody else has.
  ///
  /// @param most as many of them
  public List<TodoRow> take(Instant now, int most) {
    return session
        .createNativeQuery(TAKEN.formatted(most), TodoRow.class)
        .setParameter(1, now)
        .getResultList();
  }

  /// {@return a turn that is laid out and not judged yet, in anybody's hands}
  public Optional<Long> left(Instant now) {
    return session.createNativeQuery(LEFT, Long.class).setParameter(1, now).getResultList().stream()
        .findFirst();
  }

  /// One of the news.
  ///
  /// @param ended whether the game is over
  public record News(long game, boolean ended) {}

  /// Lets the office know that something has happened in games, if that is on another node.
  ///
  /// @param ended those that are over
  public void tellOffice(List<Long> games, List<Long> ended) {
    if (sharing != Sharing.ASSISTANT || games.isEmpty()) {
      return;
    }
    MutationQuery tell =
        session.createNativeMutationQuery(
            TELL + String.join(", ", Collections.nCopies(games.size(), NEWS)));
    int at = 1;
    for (long game : games) {
      tell.setParameter(at++, game).setParameter(at++, ended.contains(game));
    }
    tell.executeUpdate();
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
