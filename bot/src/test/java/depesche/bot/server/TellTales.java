package depesche.bot.server;

import depesche.bot.chance.Secrets;
import depesche.bot.config.Settings;
import depesche.bot.game.Commitments;
import depesche.bot.game.DeadlineSchedule;
import depesche.bot.game.Games;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.server.start.CheckedTemplates;
import java.nio.file.Path;
import java.time.Duration;

/// Who tells what did not arrive, with all that this takes.
final class TellTales {

  private TellTales() {}

  static Undelivered of(Settings settings) {
    CheckedTemplates house = CheckedTemplates.in(Path.of(".."), Path.of(settings.data()));
    ParcelWriter parcelWriter = new ParcelWriter(settings, house.mailWriter(), _ -> new byte[] {1});
    Commitments commitments = new Commitments(Secrets::fresh);
    Games games =
        new Games(house.library(), parcelWriter, new DeadlineSchedule(Duration.ZERO), commitments);
    return new Undelivered(settings, new TroubleReporter(settings, parcelWriter), games);
  }
}
