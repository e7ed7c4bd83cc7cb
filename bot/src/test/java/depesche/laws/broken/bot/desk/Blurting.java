package depesche.laws.broken.bot.desk;

import depesche.bot.game.Game;
import java.time.Instant;
import java.util.List;

/// Tells a game by itself what a line brought about.
final class Blurting {

  void serve(Game game) {
    game.tell("resigned", List.of(), Instant.EPOCH);
  }
}
