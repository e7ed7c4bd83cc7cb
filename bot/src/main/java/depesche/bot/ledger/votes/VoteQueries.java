package depesche.bot.ledger.votes;

import depesche.bot.ledger.rows.Questions;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about votes and ends.
public final class VoteQueries {

  private final Session session;
  private final Questions ask;

  public VoteQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return all votes on a motion in a game, whether they count now or not}
  public List<VoteRow> votes(long game, String motion) {
    return ask.list(
        VoteRow.class,
        "from VoteRow where gameId = ?1 and motion = ?2 order by seatId",
        game,
        motion);
  }

  /// {@return how a seat votes on a motion}
  public Optional<VoteRow> vote(long seat, String motion) {
    return ask.first(VoteRow.class, "from VoteRow where seatId = ?1 and motion = ?2", seat, motion);
  }

  /// A seat votes; what it said of this before is forgotten.
  public void cast(VoteRow row) {
    withdraw(row.seatId, row.motion);
    session.persist(row);
  }

  /// {@return whether there was such a vote to be taken back}
  public boolean withdraw(long seat, String motion) {
    Optional<VoteRow> before = vote(seat, motion);
    before.ifPresent(session::remove);
    session.flush();
    return before.isPresent();
  }

  /// Nothing that was voted or proposed in a game counts any more, and nothing is known of its end:
  /// a turn of it was taken back.
  public void clear(long game) {
    for (String row : List.of("VoteRow", "ProposalRow", "EndingRow", "StatementRow")) {
      ask.update("delete from " + row + " where gameId = ?1", game);
    }
  }

  /// {@return what has been proposed in this phase, the latest first}
  public List<ProposalRow> proposals(long game, String phase, int turn) {
    return ask.list(
        ProposalRow.class,
        "from ProposalRow where gameId = ?1 and phase = ?2 and turn = ?3 order by id desc",
        game,
        phase,
        turn);
  }

  public void propose(ProposalRow row) {
    session.persist(row);
  }

  /// {@return how a game ended}
  public Optional<EndingRow> ending(long game) {
    return Optional.ofNullable(session.find(EndingRow.class, game));
  }

  /// A game has ended. The schema forbids to say so twice.
  public EndingRow end(EndingRow row) {
    session.persist(row);
    return row;
  }

  /// {@return what players say of a game that is over, in table order}
  public List<StatementRow> statements(long game) {
    return ask.list(
        StatementRow.class, "from StatementRow where gameId = ?1 order by seatId", game);
  }

  /// A player says something of the game; what they said before is forgotten.
  public void state(StatementRow row) {
    ask.list(StatementRow.class, "from StatementRow where seatId = ?1", row.seatId)
        .forEach(session::remove);
    session.flush();
    session.persist(row);
  }
}
