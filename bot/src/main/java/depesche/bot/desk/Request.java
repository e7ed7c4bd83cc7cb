package depesche.bot.desk;

import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.mime.Address;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/// What a line of a letter is read by: who wrote the letter and when, what is proved of them, and
/// for whom the line is. Nothing of it changes; the lines below may be read by another.
public final class Request {

  /// So many games an answer names; nobody reads through a thousand.
  public static final int MOST_GAMES = 10;

  public final Services services;
  public final UnitOfWork unitOfWork;
  public final LetterEnvelope envelope;
  public final String address;
  public final Instant now;

  /// Whether it is its writer's.
  public final Authorship authorship;

  /// For which phases, and under which conditions, its lines are meant.
  public final LetterParts parts;

  /// For whom the line is.
  public final WriterStanding standing;

  /// Which games its writer runs.
  public final MasterRights rights;

  private Request(
      Services services,
      UnitOfWork unitOfWork,
      LetterEnvelope envelope,
      Authorship authorship,
      LetterParts parts,
      WriterStanding standing) {
    this.services = services;
    this.unitOfWork = unitOfWork;
    this.envelope = envelope;
    this.address = envelope.address();
    this.now = envelope.now();
    this.authorship = authorship;
    this.parts = parts;
    this.standing = standing;
    this.rights = new MasterRights(this);
  }

  /// {@return a letter of which nothing has been read}
  public static Request of(Services services, UnitOfWork unitOfWork, LetterEnvelope envelope) {
    Request request =
        new Request(
            services,
            unitOfWork,
            envelope,
            Authorship.unknown(unitOfWork, envelope),
            LetterParts.none(),
            WriterStanding.unproved());
    boolean believed = services.settings().master().password().isEmpty();
    return believed && request.isMastersAddress()
        ? request.with(request.standing.operating())
        : request;
  }

  /// {@return the same, read by this}
  public Request with(WriterStanding other) {
    return new Request(services, unitOfWork, envelope, authorship, parts, other);
  }

  /// {@return the same, with what is known of its writer}
  public Request with(Authorship other) {
    return new Request(services, unitOfWork, envelope, other, parts, standing);
  }

  /// {@return the same, with these parts}
  public Request with(LetterParts other) {
    return new Request(services, unitOfWork, envelope, authorship, other, standing);
  }

  /// {@return whether it was said on Discord, where the account proves who said it}
  public boolean isCall() {
    return envelope.call().isPresent();
  }

  /// {@return whether it is proved who wrote it}
  public boolean isKnown() {
    return isCall() || seat().isPresent() || rights.any();
  }

  public boolean isMastersAddress() {
    return address.equals(Address.same(services.settings().master().address()));
  }

  public Optional<PlayerRow> player() {
    return unitOfWork.player(address);
  }

  /// {@return the zone in which dates are written and read for this sender}
  public ZoneId zone() {
    return ZoneId.of(player().map(row -> row.zone).orElse(services.settings().games().zone()));
  }

  /// {@return the seat that the line is for, if that is proved}
  public Optional<StoredSeat> seat() {
    return standing.seat();
  }

  /// {@return the game a command speaks of: the one it names, or the only one it can mean}
  public Optional<Game> game(String word) {
    return word.isEmpty() ? new MeantGame(this).unnamed() : named(word.toLowerCase(Locale.ROOT));
  }

  /// {@return the game of this name}
  public Optional<Game> named(String name) {
    return services.games().named(unitOfWork, name).filter(new MeantGame(this)::isThere);
  }

  /// {@return the game of a seat}
  public Game game(StoredSeat row) {
    return services.games().numbered(unitOfWork, row.gameId());
  }

  /// {@return whether this sender may write for a seat of a game, by a letter that proves it}
  public boolean plays(StoredGame game) {
    return player()
        .filter(row -> game.seats().stream().anyMatch(seat -> seat.mayAct(row)))
        .isPresent();
  }

  /// {@return the seat this sender holds or acts for in a game, proved or not}
  public Optional<StoredSeat> seatIn(StoredGame game) {
    return player()
        .flatMap(
            row ->
                game.seats().stream()
                    .filter(seat -> seat.isOf(row))
                    .findFirst()
                    .or(() -> game.seats().stream().filter(seat -> seat.mayAct(row)).findFirst()));
  }
}
