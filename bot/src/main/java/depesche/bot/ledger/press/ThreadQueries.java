package depesche.bot.ledger.press;

import depesche.bot.ledger.rows.Questions;
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
  private final Questions ask;

  ThreadQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  public Optional<PressThreadRow> thread(long id) {
    return Optional.ofNullable(session.find(PressThreadRow.class, id));
  }

  /// {@return the thread of these seats, as [PressThreadRow#of] writes them}
  public Optional<PressThreadRow> thread(long game, String seats) {
    return ask.first(
        PressThreadRow.class, "from PressThreadRow where gameId = ?1 and seats = ?2", game, seats);
  }

  /// {@return the thread with this id on Discord}
  public Optional<PressThreadRow> at(String channel) {
    return channel.isEmpty()
        ? Optional.empty()
        : ask.first(PressThreadRow.class, "from PressThreadRow where channel = ?1", channel);
  }

  /// {@return who is in a thread, or is to be}
  public List<PressMemberRow> members(PressThreadRow thread) {
    return ask.list(
        PressMemberRow.class, "from PressMemberRow where threadId = ?1 order by id", thread.id);
  }

  /// {@return those who are in a thread of these games for a seat that is theirs no more}
  public List<PressMemberRow> strangers(Set<Long> games) {
    List<Long> threads =
        ask.list(Long.class, "select id from PressThreadRow where gameId in ?1", games);
    return threads.isEmpty() ? List.of() : ask.list(PressMemberRow.class, STALE, threads);
  }

  /// {@return the games that have threads}
  public List<Long> games() {
    return ask.list(Long.class, "select distinct gameId from PressThreadRow");
  }

  /// They have left the thread.
  public void forget(PressMemberRow member) {
    session.remove(member);
  }
}
