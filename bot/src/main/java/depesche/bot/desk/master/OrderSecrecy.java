package depesche.bot.desk.master;

import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.master.MasterFact;
import depesche.bot.master.Masters;
import java.util.Optional;

/// Whether somebody may look at orders that are not judged yet. Unless the table has agreed to it,
/// nobody may; and where one of those who run the game plays, nobody may in any case.
record OrderSecrecy(Request request) {

  /// {@return why a look is refused, if it is}
  Optional<MasterFact.Refusal> bars(Game game, String command) {
    boolean plays = request.seatIn(game).isPresent();
    return plays || new Masters(game).areSealed()
        ? Optional.of(
            new MasterFact.Refusal.OrdersAreSealed(
                command, game.name(), plays || new Masters(game).doesOnePlay()))
        : Optional.empty();
  }
}
