package depesche.bot.ledger.series;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import depesche.bot.ledger.rows.Questions;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about series.
public final class SeriesQueries {

  private final Session session;
  private final Questions ask;
  private final Vault vault;

  public SeriesQueries(Session session, Vault vault) {
    this.session = session;
    this.ask = new Questions(session);
    this.vault = vault;
  }

  public Optional<SeriesRow> named(String name) {
    return ask.first(SeriesRow.class, "from SeriesRow where name = ?1", name);
  }

  /// {@return the series that are not over, by name, or some of them}
  public List<SeriesRow> alive(int most) {
    return ask.list(
        most,
        SeriesRow.class,
        "from SeriesRow where state <> ?1 and tableRules not like '%private=ON%' order by name",
        SeriesRow.State.OVER);
  }

  /// {@return who takes part, by number}
  public List<SeriesPlayerRow> players(SeriesRow series) {
    return ask.list(
        SeriesPlayerRow.class,
        "from SeriesPlayerRow where seriesId = ?1 order by number",
        series.id);
  }

  /// {@return the games so far, in the order in which they were dealt}
  public List<SeriesGameRow> games(SeriesRow series) {
    return ask.list(
        SeriesGameRow.class, "from SeriesGameRow where seriesId = ?1 order by id", series.id);
  }

  /// {@return the seats of a game, in table order}
  public List<SeriesSeatRow> seats(SeriesGameRow game) {
    return ask.list(
        SeriesSeatRow.class, "from SeriesSeatRow where seriesGameId = ?1 order by id", game.id);
  }

  /// {@return what each round has published, in order}
  public List<SeriesRoundRow> rounds(SeriesRow series) {
    return ask.list(
        SeriesRoundRow.class, "from SeriesRoundRow where seriesId = ?1 order by round", series.id);
  }

  /// {@return the place of a game in its series, if it is in one}
  public Optional<SeriesGameRow> place(long game) {
    return ask.first(SeriesGameRow.class, "from SeriesGameRow where gameId = ?1", game);
  }

  public SeriesRow of(SeriesGameRow game) {
    return session.find(SeriesRow.class, game.seriesId);
  }

  /// {@return all games of series that are over and whose result has not been taken down}
  public List<Long> unsettled() {
    return ask.list(
        Long.class,
        "select s.gameId from SeriesGameRow s join GameRow g on g.id = s.gameId"
            + " where s.outcome = '' and g.state = OVER order by s.id");
  }

  /// {@return those of these games that wait for their result to be taken down}
  public List<Long> unsettled(Collection<Long> over) {
    return over.isEmpty()
        ? List.of()
        : ask.list(
            Long.class,
            "select gameId from SeriesGameRow where outcome = '' and gameId in ?1 order by id",
            over);
  }

  /// Enters a new row.
  public <T> T enter(T row) {
    session.persist(row);
    return row;
  }

  /// Takes away a player who leaves before the start.
  public void remove(SeriesPlayerRow row) {
    session.remove(row);
    session.flush();
  }

  /// Keeps the secrets of a series, locked.
  public void lock(SeriesRow series, Secrets secrets) {
    series.secretHidden = vault.lock(secrets.hidden());
    series.secretOpen = vault.lock(secrets.open());
  }

  public Secrets unlock(SeriesRow series) {
    return new Secrets(vault.unlock(series.secretHidden), vault.unlock(series.secretOpen));
  }

  /// A person is erased: they leave every series. Where the draw was made with their phrase, it
  /// stays in the transcript, without a name.
  public void erase(long player, String address) {
    ask.update(
        "delete from SeriesPlayerRow p where p.playerId = ?1 and exists"
            + " (from SeriesRow s where s.id = p.seriesId and s.state = OPEN)",
        player);
    ask.update("update SeriesPlayerRow set left = true, name = '' where playerId = ?1", player);
    moved(address, "");
  }

  /// The master of series has another main address.
  public void moved(String before, String address) {
    ask.update("update SeriesRow set master = ?2 where master = ?1", before, address);
  }
}
