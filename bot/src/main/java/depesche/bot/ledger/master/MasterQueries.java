package depesche.bot.ledger.master;

import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about masters: who they are, and the log of what they did.
public final class MasterQueries {

  private final Session session;

  public MasterQueries(Session session) {
    this.session = session;
  }

  /// {@return who was asked to run a game, and does; the first who did so first}
  public List<MasterRow> of(long game) {
    return session
        .createSelectionQuery(
            "from MasterRow where gameId = ?1 order by since, id", MasterRow.class)
        .setParameter(1, game)
        .getResultList();
  }

  /// {@return the games that a player was asked to run}
  public List<MasterRow> by(long player) {
    return session
        .createSelectionQuery("from MasterRow where playerId = ?1 order by gameId", MasterRow.class)
        .setParameter(1, player)
        .getResultList();
  }

  /// {@return the log of a game, oldest first}
  public List<MasterEntryRow> log(long game) {
    return session
        .createSelectionQuery(
            "from MasterEntryRow where gameId = ?1 order by id", MasterEntryRow.class)
        .setParameter(1, game)
        .getResultList();
  }

  /// {@return the newest act in the log of a game}
  public Optional<MasterEntryRow> latestAct(long game) {
    return session
        .createSelectionQuery(
            "from MasterEntryRow where gameId = ?1 and kind = ?2 order by id desc",
            MasterEntryRow.class)
        .setParameter(1, game)
        .setParameter(2, MasterEntryRow.Kind.ACT)
        .setMaxResults(1)
        .getResultList()
        .stream()
        .findFirst();
  }

  /// {@return how often masters looked in a phase of a game}
  public int looks(long game, String phase) {
    return session
        .createSelectionQuery(
            "select count(*) from MasterEntryRow where gameId = ?1 and phase = ?2 and kind = ?3",
            Long.class)
        .setParameter(1, game)
        .setParameter(2, phase)
        .setParameter(3, MasterEntryRow.Kind.LOOK)
        .getSingleResult()
        .intValue();
  }

  /// They run the game no more.
  public void dismiss(MasterRow row) {
    session.remove(row);
    session.flush();
  }
}
