package depesche.bot.ledger;

import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.rows.Questions;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.hibernate.Session;

/// The parcels in the ledger that are still to leave. What is done here leaves their bytes alone.
public final class ParcelQueue {

  private final Session session;
  private final Questions ask;
  private final Enclosures enclosures;

  ParcelQueue(Session session, Enclosures enclosures) {
    this.session = session;
    this.ask = new Questions(session);
    this.enclosures = enclosures;
  }

  /// {@return the parcels that wait, due or not, oldest first}
  ///
  /// @param onDiscord whether those for Discord are asked for, or mails
  public List<ParcelDue> waiting(boolean onDiscord) {
    return ask.list(
        ParcelDue.class,
        "select id, recipient, game, due, aside from ParcelRow"
            + " where state = ?1 and onDiscord = ?2 order by id",
        ParcelRow.State.WAITING,
        onDiscord);
  }

  /// {@return whether a mail waits that is due}
  public boolean isMailDue(Instant now) {
    return ask.first(
            Long.class,
            "select id from ParcelRow where state = ?1 and onDiscord = false and due <= ?2",
            ParcelRow.State.WAITING,
            now)
        .isPresent();
  }

  /// {@return a parcel that nobody else changes until this piece of work is done, so that its files
  /// are released once}
  public ParcelRow locked(long id) {
    return session.find(ParcelRow.class, id, LockModeType.PESSIMISTIC_WRITE);
  }

  /// Notes that a parcel without files was sent, unless a newer one has overtaken it.
  ///
  /// @return whether that is what has become of it
  public boolean sent(long id) {
    return ask.update(
            "update ParcelRow set state = ?1, bytes = ?2 where id = ?3 and state = ?4",
            ParcelRow.State.SENT,
            new byte[0],
            id,
            ParcelRow.State.WAITING)
        == 1;
  }

  /// Puts parcels off to an instant.
  public void putOff(Collection<Long> parcels, Instant until) {
    ask.update("update ParcelRow set due = ?2 where id in ?1 and due < ?2", parcels, until);
  }

  /// What waits for Discord, which was gone, is due at once.
  public void hurry(Instant now) {
    ask.update(
        "update ParcelRow set due = ?1 where state = ?2 and onDiscord = true and due > ?1",
        now,
        ParcelRow.State.WAITING);
  }

  /// Lets parcels hold nothing back any more.
  public void setAside(Collection<Long> parcels) {
    ask.update("update ParcelRow set aside = true where id in ?1", parcels);
  }

  /// Withdraws parcels that are of no use any more, since a newer one says it better.
  public void withdraw(Collection<Long> parcels) {
    for (long id : parcels) {
      ParcelRow parcel = locked(id);
      if (parcel.state == ParcelRow.State.WAITING) {
        parcel.state = ParcelRow.State.OVERTAKEN;
        enclosures.release(parcel);
      }
    }
  }
}
