package depesche.bot.ledger;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Vault;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/// The ledger within one transaction: what can be asked of it and entered into it. Rows it returns
/// are live: a change to one is written when the transaction commits.
public final class Book {

  private final Session session;
  private final Vault vault;
  private final Set<Long> handled = new LinkedHashSet<>();
  private final Registry registry = new Registry(this);
  private final Enclosures enclosures;

  Book(Session session, Vault vault) {
    this.enclosures = new Enclosures(session);
    this.session = session;
    this.vault = vault;
  }

  /// Enters a new row.
  public <T> T enter(T row) {
    if (row instanceof ParcelRow parcel) {
      registry.label(parcel);
    }
    session.persist(row);
    return row;
  }

  /// {@return the pages about what came in and what goes out}
  public Registry registry() {
    return registry;
  }

  /// Writes what was changed so far, so that a broken rule of the schema shows here and now.
  public void flush() {
    session.flush();
  }

  private <T> T row(Class<T> row, long id) {
    T found = session.find(row, id);
    if (found == null) {
      throw new IllegalStateException("no " + row.getSimpleName() + " " + id);
    }
    return found;
  }

  <T> List<T> list(Class<T> row, String query, Object... parameters) {
    return selection(row, query, parameters).getResultList();
  }

  <T> List<T> list(int most, Class<T> row, String query, Object... parameters) {
    return selection(row, query, parameters).setMaxResults(most).getResultList();
  }

  /// {@return the first row there is}
  <T> Optional<T> one(Class<T> row, String query, Object... parameters) {
    return selection(row, query, parameters).setMaxResults(1).getResultList().stream()
        .filter(Objects::nonNull)
        .findFirst();
  }

  private <T> SelectionQuery<T> selection(Class<T> row, String query, Object... parameters) {
    SelectionQuery<T> selection = session.createSelectionQuery(query, row);
    for (int i = 0; i < parameters.length; i++) {
      selection.setParameter(i + 1, parameters[i]);
    }
    return selection;
  }

  /// {@return the pages about Discord}
  public Directory directory() {
    return new Directory(this, session);
  }

  // People

  public Optional<PlayerRow> player(String address) {
    return one(PlayerRow.class, "from PlayerRow where address = ?1", address);
  }

  public PlayerRow player(long id) {
    return row(PlayerRow.class, id);
  }

  /// {@return how many answers this stranger got since then}
  public long answersTo(String address, Instant since) {
    return list(
            StrangerRow.class,
            "from StrangerRow where address = ?1 and answered > ?2",
            address,
            since)
        .size();
  }

  // Games and seats

  public Optional<GameRow> game(String name) {
    Optional<GameRow> game = one(GameRow.class, "from GameRow where name = ?1", name);
    game.ifPresent(row -> handled.add(row.id));
    return game;
  }

  /// Keeps the secrets of a game, locked.
  public void keep(GameRow game, Secrets secrets) {
    game.secretHidden = vault.lock(secrets.hidden());
    game.secretOpen = vault.lock(secrets.open());
  }

  /// {@return a word nobody can guess, the same whenever the same thing is asked about}
  ///
  /// @param about what it is for; the first says what kind of word it is
  public String word(int length, String... about) {
    return vault.word(length, about);
  }

  /// {@return the secrets of a game}
  public Secrets secrets(GameRow game) {
    return new Secrets(vault.unlock(game.secretHidden), vault.unlock(game.secretOpen));
  }

  public GameRow game(long id) {
    handled.add(id);
    return row(GameRow.class, id);
  }

  /// {@return the games that were taken in hand one by one: nothing else has changed in any}
  public Set<Long> handled() {
    return Collections.unmodifiableSet(handled);
  }

  public List<GameRow> games() {
    return list(GameRow.class, "from GameRow order by name");
  }

  /// {@return the pages for whoever looks for a game}
  public Lobby lobby() {
    return new Lobby(this);
  }

  public long countGames() {
    return one(Long.class, "select count(*) from GameRow").orElse(0L);
  }

  /// {@return the seats in table order}
  public List<SeatRow> seats(GameRow game) {
    return list(
        SeatRow.class,
        "from SeatRow where gameId = ?1 and place < ?2 order by place",
        game.id,
        SeatRow.MASTERS_PLACE);
  }

  /// {@return all whose letters count: the seats in table order, and the master if the title asks
  /// them}
  public List<SeatRow> writers(GameRow game) {
    return list(SeatRow.class, "from SeatRow where gameId = ?1 order by place", game.id);
  }

  /// {@return the row that holds the master's letters, in a game whose title asks them}
  public Optional<SeatRow> master(GameRow game) {
    return one(
        SeatRow.class,
        "from SeatRow where gameId = ?1 and place = ?2",
        game.id,
        SeatRow.MASTERS_PLACE);
  }

  /// {@return the seats a player holds in games that are not over}
  public List<SeatRow> seatsOf(PlayerRow player) {
    return list(
        SeatRow.class,
        "from SeatRow s where s.playerId = ?1 and exists"
            + " (from GameRow g where g.id = s.gameId and g.state <> ?2) order by s.id",
        player.id,
        GameRow.State.OVER);
  }

  /// Takes a seat away from the table, with the tokens of whoever sat there before.
  public void remove(SeatRow seat) {
    session
        .createMutationQuery("delete from TokenRow where seatId = ?1")
        .setParameter(1, seat.id)
        .executeUpdate();
    session.remove(seat);
    session.flush();
  }

  public SeatRow seat(long id) {
    return row(SeatRow.class, id);
  }

  public Optional<TokenRow> token(String token) {
    return Optional.ofNullable(session.find(TokenRow.class, token));
  }

  /// {@return the tokens of a seat for mails about this phase}
  public List<TokenRow> tokens(SeatRow seat, String phase) {
    return list(TokenRow.class, "from TokenRow where seatId = ?1 and phase = ?2", seat.id, phase);
  }

  // Letters and turns

  /// {@return the accepted letters of a seat, oldest first}
  public List<LetterRow> letters(SeatRow seat) {
    return list(LetterRow.class, "from LetterRow where seatId = ?1 order by id", seat.id);
  }

  /// {@return the judged turns of a game, oldest first}
  public List<TurnRow> turns(GameRow game) {
    return list(TurnRow.class, "from TurnRow where gameId = ?1 order by turn", game.id);
  }

  /// {@return the letters that are to count for this turn, if they have been fixed}
  public Optional<SealRow> seal(GameRow game, int turn) {
    return one(SealRow.class, "from SealRow where gameId = ?1 and turn = ?2", game.id, turn);
  }

  // Mail in

  public InboxRow message(long id) {
    return row(InboxRow.class, id);
  }

  // Mail out

  /// {@return the parcels that wait}
  public OutTray outTray() {
    return new OutTray(this, session);
  }

  /// {@return the pages about what is due}
  public Agenda agenda() {
    return new Agenda(this);
  }

  /// {@return the files of parcels}
  public Enclosures enclosures() {
    return enclosures;
  }

  public ParcelRow parcel(long id) {
    return row(ParcelRow.class, id);
  }

  // Deadlines

  public Optional<AlarmRow> alarm(GameRow game, String phase, AlarmRow.Kind kind) {
    return one(
        AlarmRow.class,
        "from AlarmRow where gameId = ?1 and phase = ?2 and kind = ?3",
        game.id,
        phase,
        kind);
  }

  public AlarmRow alarm(long id) {
    return row(AlarmRow.class, id);
  }

  /// {@return all alarms of a game, stilled ones too}
  public List<AlarmRow> alarms(GameRow game) {
    return list(AlarmRow.class, "from AlarmRow where gameId = ?1", game.id);
  }
}
