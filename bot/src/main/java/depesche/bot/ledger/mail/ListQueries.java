package depesche.bot.ledger.mail;

import depesche.bot.ledger.rows.Questions;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about mailing lists.
public final class ListQueries {

  private final Session session;
  private final Questions ask;

  public ListQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return the lists of a game, the first named first}
  public List<ListRow> of(long game) {
    return ask.list(ListRow.class, "from ListRow where gameId = ?1 order by id", game);
  }

  /// {@return a list of a game}
  public Optional<ListRow> of(long game, String address) {
    return of(game).stream().filter(row -> row.address.equals(address)).findFirst();
  }

  /// {@return the games that a list gets something of}
  public List<ListRow> named(String address) {
    return ask.list(ListRow.class, "from ListRow where address = ?1 order by id", address);
  }

  /// {@return the games that a list of a domain gets something of}
  public List<ListRow> at(String domain) {
    return ask.list(ListRow.class, "from ListRow where address like ?1 order by id", "%@" + domain);
  }

  /// {@return whether an address is that of a list which gets something}
  public boolean isList(String address) {
    return named(address).stream().anyMatch(row -> row.state == ListRow.State.ON);
  }

  /// A list gets nothing more of a game.
  public void end(ListRow row) {
    session.remove(row);
    session.flush();
  }

  /// {@return what a list has not got yet of a game, and would get}
  public List<Long> waiting(ListRow row, String game) {
    return ask.list(
        Long.class,
        "select id from ParcelRow where recipient = ?1 and game = ?2 and state = ?3",
        row.address,
        game,
        ParcelRow.State.WAITING);
  }
}
