package depesche.bot.ledger.nodes;

import java.util.List;
import org.hibernate.Session;

/// What the nodes that judge and write let the office know: in which games something has happened.
/// It is kept with what has happened, so that no news is lost with a node.
public final class GameNews {

  private final Session session;

  public GameNews(Session session) {
    this.session = session;
  }

  /// One of the news.
  ///
  /// @param ended whether the game is over
  public record Item(long game, boolean ended) {}

  /// Something has happened in a game.
  public void tell(long game, boolean ended) {
    session
        .createNativeMutationQuery(
            "insert into game_news (id, game_id, ended) values (nextval('game_news_seq'), ?1, ?2)")
        .setParameter(1, game)
        .setParameter(2, ended)
        .executeUpdate();
  }

  /// {@return the game of the first of them}
  public List<Long> games() {
    return session
        .createNativeQuery("select game_id from game_news fetch first 1 rows only", Long.class)
        .getResultList();
  }

  /// {@return all there are, which are then gone}
  public List<Item> take() {
    List<Object[]> rows =
        session
            .createNativeQuery("delete from game_news returning game_id, ended", Object[].class)
            .getResultList();
    return rows.stream()
        .map(row -> new Item(((Number) row[0]).longValue(), (Boolean) row[1]))
        .toList();
  }
}
