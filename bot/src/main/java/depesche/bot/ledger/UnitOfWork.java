package depesche.bot.ledger;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.master.MasterQueries;
import depesche.bot.ledger.nodes.SharedWork;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.people.ProofQueries;
import depesche.bot.ledger.press.PressQueries;
import depesche.bot.ledger.rollback.RollbackQueries;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.OldLetters;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.Todos;
import depesche.bot.ledger.votes.VoteQueries;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.hibernate.Session;

/// The ledger within one transaction: what can be asked of it and entered into it. Rows it returns
/// are live: a change to one is written when the transaction commits.
public final class UnitOfWork {

  private final Session session;
  private final Entries entries;
  final Questions ask;
  final Vault vault;
  final OldLetters oldLetters;
  final Set<Long> handled = new LinkedHashSet<>();
  private final Map<Long, StoredGame> games = new LinkedHashMap<>();
  private final Map<Long, StoredSeat> seats = new LinkedHashMap<>();
  private final MessageQueries messageQueries;
  private final PeopleQueries people;
  private final Enclosures enclosures;
  private final Sharing sharing;

  /// Whether somebody writes reports: then a game that waits for one waits with all else.
  final boolean reported;

  UnitOfWork(
      Session session,
      Entries entries,
      Vault vault,
      OldLetters oldLetters,
      boolean reported,
      Sharing sharing,
      Enclosures enclosures) {
    this.sharing = sharing;
    this.reported = reported;
    this.oldLetters = oldLetters;
    this.enclosures = enclosures;
    this.session = session;
    this.entries = entries;
    this.ask = new Questions(session);
    this.messageQueries = new MessageQueries(this);
    this.people = new PeopleQueries(this, session);
    this.vault = vault;
  }

  /// Enters a new row.
  public <T> T enter(T row) {
    if (row instanceof ParcelRow parcel) {
      messageQueries.label(parcel);
    }
    return entries.enter(row);
  }

  /// {@return the pages about what came in and what goes out}
  public MessageQueries registry() {
    return messageQueries;
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

  /// {@return the pages about Discord}
  public DiscordQueries directory() {
    return new DiscordQueries(this, session);
  }

  public Optional<PlayerRow> player(String address) {
    return people.player(address);
  }

  /// {@return the pages about press}
  public PressQueries press() {
    return new PressQueries(session);
  }

  /// {@return the pages about people}
  public PeopleQueries people() {
    return people;
  }

  /// {@return the pages about those who have not proved that an address is theirs}
  public ProofQueries proofs() {
    return new ProofQueries(session);
  }

  /// {@return the pages about those who run games}
  public MasterQueries masters() {
    return new MasterQueries(session);
  }

  /// {@return the pages about rollbacks, and about masters who are called}
  public RollbackQueries rollbacks() {
    return new RollbackQueries(session);
  }

  /// {@return the pages about votes and ends}
  public VoteQueries votes() {
    return new VoteQueries(session);
  }

  /// {@return the pages about series}
  public SeriesQueries series() {
    return new SeriesQueries(session, vault);
  }

  public PlayerRow player(long id) {
    return row(PlayerRow.class, id);
  }

  public Optional<StoredGame> game(String name) {
    return games.values().stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .or(() -> ask.first(GameRow.class, "from GameRow where name = ?1", name).map(this::stored))
        .map(game -> game(game.id()));
  }

  public StoredGame game(long id) {
    handled.add(id);
    return stored(row(GameRow.class, id));
  }

  /// {@return a game that was read before in this transaction}
  Optional<StoredGame> known(long id) {
    return Optional.ofNullable(games.get(id));
  }

  /// {@return what is asked of several games at once}
  public GamesTogether together() {
    return new GamesTogether(this);
  }

  /// {@return a game that has just been created, with its seats}
  public StoredGame create(NewGame made) {
    return stored(made.enter(this));
  }

  StoredGame stored(GameRow row) {
    return games.computeIfAbsent(row.id, _ -> new StoredGame(this, row));
  }

  /// {@return a game of which more is known than the ledger keeps, made once in this transaction}
  public <G extends StoredGame> G as(Class<G> kind, StoredGame game, Function<StoredGame, G> make) {
    StoredGame known = games.getOrDefault(game.id(), game);
    if (kind.isInstance(known)) {
      return kind.cast(known);
    }
    G made = make.apply(known);
    games.put(game.id(), made);
    return made;
  }

  /// {@return a word nobody can guess, the same whenever the same thing is asked about}
  ///
  /// @param about what it is for; the first says what kind of word it is
  public String word(int length, String... about) {
    return vault.word(length, about);
  }

  /// {@return the games that were taken in hand one by one: nothing else has changed in any}
  public Set<Long> handled() {
    return Collections.unmodifiableSet(handled);
  }

  public List<StoredGame> games() {
    return ask.list(GameRow.class, "from GameRow order by name").stream()
        .map(this::stored)
        .toList();
  }

  /// {@return queries for people who look for a game}
  public Lobby lobby() {
    return new Lobby(this);
  }

  void remove(StoredSeat seat) {
    ask.update("delete from TokenRow where seatId = ?1", seat.id());
    ask.update("delete from OfferRow where seatId = ?1", seat.id());
    ask.update("delete from KeptSeatRow where seatId = ?1", seat.id());
    session.remove(seat.row());
    session.flush();
  }

  public StoredSeat seat(long id) {
    return stored(row(SeatRow.class, id));
  }

  List<StoredSeat> seats(String query, Object... parameters) {
    return ask.list(SeatRow.class, query, parameters).stream().map(this::stored).toList();
  }

  StoredSeat stored(SeatRow row) {
    return seats.computeIfAbsent(row.id, _ -> new StoredSeat(this, row));
  }

  public Optional<TokenRow> token(String token) {
    return ask.first(Object[].class, TokenRow.WITH_GAME, token).map(this::token);
  }

  private TokenRow token(Object... row) {
    StoredGame game = stored((GameRow) row[2]);
    game.pages().know(game.turn() + 1, Optional.ofNullable((SealRow) row[4]));
    if (row[3] instanceof PlayerRow player) {
      people.know(player);
    }
    return (TokenRow) row[0];
  }

  /// {@return the tokens of a seat for mails about this phase; who enters another adds it here}
  public List<TokenRow> tokens(StoredSeat seat, String phase) {
    return stored(row(GameRow.class, seat.gameId())).pages().tokens(seat, phase);
  }

  public InboxRow message(long id) {
    return row(InboxRow.class, id);
  }

  /// {@return the parcels that wait}
  public ParcelQueue outTray() {
    return new ParcelQueue(this, session);
  }

  /// {@return the pages about what is due}
  public DueWork agenda() {
    return new DueWork(this);
  }

  /// {@return the pages about what is to be done for games}
  public Todos todos() {
    return new Todos(session, entries);
  }

  /// {@return what is shared with other nodes}
  public SharedWork shared() {
    return new SharedWork(session, sharing);
  }

  /// {@return the files of parcels}
  public Enclosures enclosures() {
    return enclosures;
  }

  public ParcelRow parcel(long id) {
    return row(ParcelRow.class, id);
  }

  public AlarmRow alarm(long id) {
    return row(AlarmRow.class, id);
  }
}
