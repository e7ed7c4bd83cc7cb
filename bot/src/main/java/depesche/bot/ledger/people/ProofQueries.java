package depesche.bot.ledger.people;

import depesche.bot.ledger.rows.Questions;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about those who have not proved that an address is theirs: what they
/// got, and what is kept for them meanwhile.
public final class ProofQueries {

  private final Session session;
  private final Questions ask;

  public ProofQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return how many mails this unproved address got lately} No other transaction can count with
  /// it until this one ends.
  public AllowanceRow allowance(String address) {
    AllowanceRow known = session.find(AllowanceRow.class, address, LockModeType.PESSIMISTIC_WRITE);
    if (known != null) {
      return known;
    }
    AllowanceRow row = new AllowanceRow();
    row.address = address;
    session.persist(row);
    session.flush();
    return row;
  }

  /// {@return the seats of a game that only one address each may take now}
  public List<KeptSeatRow> kept(long game, Instant now) {
    return kept(game).stream().filter(row -> row.ends.isAfter(now)).toList();
  }

  /// {@return the seats of a game that were kept for an address, also those whose time is over}
  public List<KeptSeatRow> kept(long game) {
    return ask.list(
        KeptSeatRow.class, "from KeptSeatRow where gameId = ?1 order by ends, seatId", game);
  }

  /// Keeps a seat for an address, and no other seat of its game.
  public void keep(KeptSeatRow row) {
    free(row.seatId);
    ask.list(
            KeptSeatRow.class,
            "from KeptSeatRow where gameId = ?1 and address = ?2",
            row.gameId,
            row.address)
        .forEach(this::forget);
    session.persist(row);
    session.flush();
  }

  /// A seat is kept for nobody any more.
  public void free(long seat) {
    Optional.ofNullable(session.find(KeptSeatRow.class, seat)).ifPresent(this::forget);
  }

  private void forget(KeptSeatRow row) {
    session.remove(row);
    session.flush();
  }
}
