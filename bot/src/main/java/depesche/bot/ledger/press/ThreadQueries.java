package depesche.bot.ledger.press;

import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about private threads for press.
public final class ThreadQueries {

  /// Somebody has no say for the seat any more for which they are in a thread.
  private static final String STALE =
      "from PressMemberRow m where m.leaving = false and not exists (select s.id from SeatRow s,"
          + " PlayerRow p where s.id = m.seatId and p.discord = m.account and"
          + " (s.standIn = p.id or (s.playerId = p.id and s.state in (HELD, ABANDONED))))"
          + " order by m.id";

  private final Session session;

  ThreadQueries(Session session) {
    this.session = session;
  }

  public Optional<PressThreadRow> thread(long id) {
    return Optional.ofNullable(session.find(PressThreadRow.class, id));
  }

  /// {@return the thread of these seats, as [PressThreadRow#of] writes them}
  public Optional<PressThreadRow> thread(long game, String seats) {
    return session
        .createSelectionQuery(
            "from PressThreadRow where gameId = ?1 and seats = ?2", PressThreadRow.class)
        .setParameter(1, game)
        .setParameter(2, seats)
        .uniqueResultOptional();
  }

  /// {@return the thread with this id on Discord}
  public Optional<PressThreadRow> at(String channel) {
    return channel.isEmpty()
        ? Optional.empty()
        : session
            .createSelectionQuery("from PressThreadRow where channel = ?1", PressThreadRow.class)
            .setParameter(1, channel)
            .setMaxResults(1)
            .uniqueResultOptional();
  }

  /// {@return who is in a thread, or is to be}
  public List<PressMemberRow> members(PressThreadRow thread) {
    return session
        .createSelectionQuery(
            "from PressMemberRow where threadId = ?1 order by id", PressMemberRow.class)
        .setParameter(1, thread.id)
        .getResultList();
  }

  /// {@return those who are in a thread for a seat that is theirs no more}
  public List<PressMemberRow> strangers() {
    return session.createSelectionQuery(STALE, PressMemberRow.class).getResultList();
  }

  /// They have left the thread.
  public void forget(PressMemberRow member) {
    session.remove(member);
  }
}
