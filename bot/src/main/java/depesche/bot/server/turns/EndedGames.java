package depesche.bot.server.turns;

import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.Ledger;
import java.time.Instant;
import java.util.List;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes down in their series what came of games. That is work of its own: a fault in it does not
/// undo the end of a game, and what a crash interrupts is done at the next start.
///
/// @param now as of when it is done
/// @param stopped follows each that stopped the program
public record EndedGames(
    Ledger ledger, SeriesRounds series, Supplier<Instant> now, ObjLongConsumer<Throwable> stopped) {

  private static final Logger LOG = LoggerFactory.getLogger(EndedGames.class);

  /// Takes down these games.
  public void enter(List<Long> ended) {
    for (long id : ended) {
      try {
        ledger.act(unitOfWork -> series.settle(unitOfWork, id, now.get()));
        LOG.info("game {} counted in its series", id);
      } catch (RuntimeException | Error e) {
        stopped.accept(e, id);
      }
    }
  }

  /// Takes down all games that have ended and are not in their series yet.
  public void enterAll() {
    enter(ledger.work(unitOfWork -> unitOfWork.series().unsettled()));
  }
}
