package depesche.bot.ledger;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.hibernate.Session;

/// The parcels in the ledger that are still to leave. What is done here leaves their bytes alone.
public final class OutTray {

  private final Book book;
  private final Session session;

  OutTray(Book book, Session session) {
    this.book = book;
    this.session = session;
  }

  /// {@return the parcels that wait, due or not, oldest first}
  public List<ParcelDue> waiting() {
    return book.list(
        ParcelDue.class,
        "select id, recipient, game, due, aside from ParcelRow where state = ?1 order by id",
        ParcelRow.State.WAITING);
  }

  /// Puts parcels off to an instant.
  public void putOff(Collection<Long> parcels, Instant until) {
    session
        .createMutationQuery("update ParcelRow set due = ?2 where id in ?1 and due < ?2")
        .setParameter(1, parcels)
        .setParameter(2, until)
        .executeUpdate();
  }

  /// Lets parcels hold nothing back any more.
  public void setAside(Collection<Long> parcels) {
    session
        .createMutationQuery("update ParcelRow set aside = true where id in ?1")
        .setParameter(1, parcels)
        .executeUpdate();
  }

  /// Withdraws parcels that are of no use any more, since a newer one says it better.
  public void withdraw(Collection<Long> parcels) {
    session
        .createMutationQuery(
            "update ParcelRow set state = ?2, bytes = ?3 where id in ?1 and state = ?4")
        .setParameter(1, parcels)
        .setParameter(2, ParcelRow.State.OVERTAKEN)
        .setParameter(3, new byte[0])
        .setParameter(4, ParcelRow.State.WAITING)
        .executeUpdate();
  }
}
