package depesche.bot;

import depesche.bot.chance.Secrets;
import depesche.bot.config.Settings;
import depesche.bot.game.Games;
import depesche.bot.game.Herald;
import depesche.bot.game.Notary;
import depesche.bot.game.Timetable;
import depesche.bot.game.Undelivered;
import depesche.bot.game.Watch;
import java.nio.file.Path;
import java.time.Duration;

/// Who tells what did not arrive, with all that this takes.
final class TellTales {

  private TellTales() {}

  static Undelivered of(Settings settings) {
    Rehearsed house = Rehearsed.in(Path.of(".."));
    Herald herald = new Herald(settings, house.writer(), _ -> new byte[] {1});
    Notary notary = new Notary(Secrets::fresh);
    Games games = new Games(house.library(), herald, new Timetable(Duration.ZERO), notary);
    return new Undelivered(settings, new Watch(settings, herald), games);
  }
}
