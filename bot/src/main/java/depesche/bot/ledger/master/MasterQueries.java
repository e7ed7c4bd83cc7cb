package depesche.bot.ledger.master;

import depesche.bot.ledger.rows.Questions;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about masters: who they are, and the log of what they did.
public final class MasterQueries {

  private final Session session;
  private final Questions ask;

  public MasterQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return who was asked to run a game, and does; the first who did so first}
  public List<MasterRow> of(long game) {
    return ask.list(MasterRow.class, "from MasterRow where gameId = ?1 order by since, id", game);
  }

  /// {@return the games that a player was asked to run}
  public List<MasterRow> by(long player) {
    return ask.list(MasterRow.class, "from MasterRow where playerId = ?1 order by gameId", player);
  }

  /// {@return the log of a game, oldest first}
  public List<MasterEntryRow> log(long game) {
    return ask.list(
        MasterEntryRow.class, "from MasterEntryRow where gameId = ?1 order by id", game);
  }

  /// {@return the newest act in the log of a game}
  public Optional<MasterEntryRow> latestAct(long game) {
    return ask.first(
        MasterEntryRow.class,
        "from MasterEntryRow where gameId = ?1 and kind = ?2 order by id desc",
        game,
        MasterEntryRow.Kind.ACT);
  }

  /// {@return how often masters looked in a phase of a game}
  public int looks(long game, String phase) {
    return ask.first(
            Long.class,
            "select count(*) from MasterEntryRow where gameId = ?1 and phase = ?2 and kind = ?3",
            game,
            phase,
            MasterEntryRow.Kind.LOOK)
        .orElse(0L)
        .intValue();
  }

  /// They run the game no more.
  public void dismiss(MasterRow row) {
    session.remove(row);
    session.flush();
  }
}
