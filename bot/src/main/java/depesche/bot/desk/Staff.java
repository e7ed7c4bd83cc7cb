package depesche.bot.desk;

import depesche.bot.config.Settings;
import depesche.bot.game.Games;
import depesche.bot.game.Herald;
import depesche.bot.game.Library;
import depesche.bot.game.Undelivered;
import depesche.bot.game.Watch;

/// Whom the desks may call on.
public record Staff(Settings settings, Library library, Herald herald, Games games) {

  /// {@return who tells the master and the operator what goes wrong}
  Watch watch() {
    return new Watch(settings, herald);
  }

  /// {@return who tells what did not arrive}
  public Undelivered undelivered() {
    return new Undelivered(settings, watch(), games);
  }
}
