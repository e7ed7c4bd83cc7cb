package depesche.bot.ledger;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.turn.OldLetters;
import depesche.bot.ledger.turn.SealRow;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.hibernate.Session;

/// The ledger within one transaction: its games and seats, each the same object whenever it is
/// asked for, and its [Pages]. Rows it returns are live: a change to one is written when the
/// transaction commits.
public final class UnitOfWork extends Pages {

  final OldLetters oldLetters;

  /// Whether somebody writes reports: then a game that waits for one waits with all else.
  final boolean reported;

  private final Set<Long> handled = new LinkedHashSet<>();
  private final Map<Long, StoredGame> games = new LinkedHashMap<>();
  private final Map<Long, StoredSeat> seats = new LinkedHashMap<>();

  UnitOfWork(
      Session session,
      Entries entries,
      Vault vault,
      OldLetters oldLetters,
      boolean reported,
      Sharing sharing,
      Enclosures enclosures) {
    super(session, entries, vault, sharing, enclosures);
    this.oldLetters = oldLetters;
    this.reported = reported;
  }

  // Games

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

  /// {@return a game that has just been created, with its seats}
  public StoredGame create(NewGame made) {
    GameRow game = enter(made.row());
    for (int place = 0; place < made.seats().size(); place++) {
      enter(SeatRow.of(game.id, place, made.seats().get(place)));
    }
    handled.add(game.id);
    return stored(game);
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

  /// {@return the games that were taken in hand one by one: nothing else has changed in any}
  public Set<Long> handled() {
    return Collections.unmodifiableSet(handled);
  }

  /// Something has changed in all games in which a player has a seat, also those that are over.
  public void handleGamesOf(PlayerRow player) {
    handle(
        ask.list(
            Long.class,
            "select distinct s.gameId from SeatRow s where s.playerId = ?1 order by s.gameId",
            player.id));
  }

  void handle(List<Long> ids) {
    handled.addAll(ids);
  }

  public List<StoredGame> games() {
    return ask.list(GameRow.class, "from GameRow order by name").stream()
        .map(this::stored)
        .toList();
  }

  // Seats

  public StoredSeat seat(long id) {
    return stored(row(SeatRow.class, id));
  }

  /// {@return the seats a player holds in games that are not over}
  public List<StoredSeat> seatsOf(PlayerRow player) {
    return ask
        .list(
            SeatRow.class,
            "from SeatRow s where (s.playerId = ?1 or s.standIn = ?1) and exists"
                + " (from GameRow g where g.id = s.gameId and g.state <> ?2) order by s.id",
            player.id,
            GameLife.State.OVER)
        .stream()
        .map(this::stored)
        .toList();
  }

  StoredSeat stored(SeatRow row) {
    return seats.computeIfAbsent(row.id, _ -> new StoredSeat(this, row));
  }

  void remove(StoredSeat seat) {
    ask.update("delete from TokenRow where seatId = ?1", seat.id());
    ask.update("delete from OfferRow where seatId = ?1", seat.id());
    ask.update("delete from KeptSeatRow where seatId = ?1", seat.id());
    remove(seat.row());
  }

  // Tokens

  public Optional<TokenRow> token(String token) {
    return ask.first(Object[].class, TokenRow.WITH_GAME, token).map(this::token);
  }

  private TokenRow token(Object... row) {
    StoredGame game = stored((GameRow) row[2]);
    game.pages().know(game.turn() + 1, Optional.ofNullable((SealRow) row[4]));
    if (row[3] instanceof PlayerRow player) {
      people().know(player);
    }
    return (TokenRow) row[0];
  }

  /// {@return the tokens of a seat for mails about this phase; one that is entered is added here}
  public List<TokenRow> tokens(StoredSeat seat, String phase) {
    return stored(row(GameRow.class, seat.gameId())).pages().tokens(seat.id(), phase);
  }
}
