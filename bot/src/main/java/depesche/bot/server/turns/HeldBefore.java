package depesche.bot.server.turns;

import depesche.bot.game.Games;
import depesche.bot.ledger.Ledger;
import depesche.bot.server.threads.Fault;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Games that an earlier version held because it could not read what it had accepted: they go on.
public record HeldBefore(Ledger ledger, Games games) {

  private static final Logger LOG = LoggerFactory.getLogger(HeldBefore.class);

  /// Lets them go on, each once.
  public void resume(Instant now) {
    List<Long> held = ledger.work(unitOfWork -> unitOfWork.rollbacks().heldBy("Held"));
    held.forEach(game -> resume(game, now));
  }

  private void resume(long id, Instant now) {
    try {
      boolean resumed =
          ledger.work(
              unitOfWork -> games.phaseEnd().resumeUnread(games.numbered(unitOfWork, id), now));
      if (resumed) {
        LOG.info("game {} goes on: its clock can be read", id);
      }
    } catch (RuntimeException | Error e) {
      // It is held, and stays so.
      LOG.error("game {} stays held: {}", id, Fault.of(e).cause());
    }
  }
}
