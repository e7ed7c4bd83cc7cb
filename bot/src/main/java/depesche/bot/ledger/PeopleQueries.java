package depesche.bot.ledger;

import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.people.WaitingRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about people: their addresses, what they were asked, whether they
/// answered in time, and what they wait for.
public final class PeopleQueries {

  private final UnitOfWork unitOfWork;
  private final Session session;

  PeopleQueries(UnitOfWork unitOfWork, Session session) {
    this.unitOfWork = unitOfWork;
    this.session = session;
  }

  // Addresses

  /// {@return the further addresses of a person, in alphabetical order}
  public List<AddressRow> addresses(PlayerRow player) {
    return unitOfWork.list(
        AddressRow.class, "from AddressRow where playerId = ?1 order by address", player.id);
  }

  Optional<PlayerRow> alias(String address) {
    return Optional.ofNullable(session.find(AddressRow.class, address))
        .map(row -> unitOfWork.player(row.playerId));
  }

  // Offers

  public Optional<OfferRow> offer(String code) {
    return Optional.ofNullable(session.find(OfferRow.class, code));
  }

  /// {@return what somebody was asked since then, the newest first}
  public List<OfferRow> offers(String address, Instant since) {
    return unitOfWork.list(
        OfferRow.class,
        "from OfferRow where address = ?1 and made > ?2 order by made desc",
        address,
        since);
  }

  /// {@return what was asked about a seat and not answered}
  public List<OfferRow> offers(StoredSeat seat) {
    return unitOfWork.list(OfferRow.class, "from OfferRow where seatId = ?1", seat.id());
  }

  // Who answers in time

  /// {@return in how many weighty turns it came to this for a player}
  public long outcomes(PlayerRow player, OutcomeRow.Kind kind) {
    return unitOfWork
        .one(
            Long.class,
            "select count(*) from OutcomeRow where playerId = ?1 and weighty = true and kind = ?2",
            player.id,
            kind)
        .orElse(0L);
  }

  /// {@return what became of the seats of a game, oldest first}
  public List<OutcomeRow> outcomes(StoredGame game) {
    return unitOfWork.list(
        OutcomeRow.class, "from OutcomeRow where gameId = ?1 order by turn, id", game.id());
  }

  // Waiting

  /// {@return who waits for a seat of a game, in their order}
  public List<WaitingRow> waiting(StoredGame game) {
    return unitOfWork.list(
        WaitingRow.class, "from WaitingRow where gameId = ?1 order by since, id", game.id());
  }

  /// Takes away what is settled.
  public void forget(Object row) {
    session.remove(row);
    session.flush();
  }

  /// {@return the seats for which somebody acts}
  public List<StoredSeat> standingIn(PlayerRow player) {
    return unitOfWork.seats("from SeatRow where standIn = ?1 order by id", player.id);
  }
}
