package depesche.bot.desk;

import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import depesche.bot.door.Door;
import depesche.bot.game.Games;
import depesche.bot.game.Library;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.press.PressDelivery;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.game.trouble.Undelivered;

/// Whom the desks may call on.
public record Services(
    Settings settings,
    Library library,
    ParcelWriter parcelWriter,
    Games games,
    PresetFolder presets) {

  /// {@return who deals series and takes down what comes of their games}
  public SeriesRounds series() {
    return new SeriesRounds(games, library, parcelWriter);
  }

  /// {@return who tells the master and the operator what goes wrong}
  public TroubleReporter watch() {
    return new TroubleReporter(settings, parcelWriter);
  }

  /// {@return who brings press to its readers}
  public PressDelivery press() {
    return new PressDelivery(parcelWriter, games, settings.discord());
  }

  /// {@return where mails are opened}
  public Door door() {
    return new Door(settings.address(), settings.post().authserv());
  }

  /// {@return who tells what did not arrive}
  public Undelivered undelivered() {
    return new Undelivered(settings, watch(), games);
  }
}
