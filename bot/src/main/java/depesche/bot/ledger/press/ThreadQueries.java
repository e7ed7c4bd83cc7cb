package depesche.bot.ledger.press;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hibernate.Session;

/// The pages of the ledger about private threads for press.
public final class ThreadQueries {

  /// Somebody has no say for the seat any more for which they are in a thread.
  private static final String STALE =
      "from PressMemberRow m where m.threadId in ?1 and m.leaving = false and not exists"
          + " (select s.id from SeatRow s,"
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

  /// {@return those who are in a thread of these games for a seat that is theirs no more}
  public List<PressMemberRow> strangers(Set<Long> games) {
    List<Long> threads =
        session
            .createSelectionQuery("select id from PressThreadRow where gameId in ?1", Long.class)
            .setParameter(1, games)
            .getResultList();
    return threads.isEmpty()
        ? List.of()
        : session
            .createSelectionQuery(STALE, PressMemberRow.class)
            .setParameter(1, threads)
            .getResultList();
  }

  /// {@return the games that have threads}
  public List<Long> games() {
    return session
        .createSelectionQuery("select distinct gameId from PressThreadRow", Long.class)
        .getResultList();
  }

  /// They have left the thread.
  public void forget(PressMemberRow member) {
    session.remove(member);
  }
}
