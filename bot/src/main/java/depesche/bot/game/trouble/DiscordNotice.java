package depesche.bot.game.trouble;

import depesche.bot.game.Games;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.master.Masters;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordOutage;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// Tells the operator and the masters of all games that are played by mail that Discord is gone,
/// once for each time: what is said there reaches nobody.
public final class DiscordNotice {

  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final String operator;
  private final ZoneId zone;
  private final ParcelWriter parcelWriter;
  private final Games games;

  DiscordNotice(String operator, ZoneId zone, ParcelWriter parcelWriter, Games games) {
    this.operator = operator;
    this.zone = zone;
    this.parcelWriter = parcelWriter;
    this.games = games;
  }

  /// {@return whether Discord has been gone for so long that people should know}
  public static boolean isDue(DiscordOutage outage, Instant now) {
    return !now.isBefore(outage.since().plus(PATIENCE));
  }

  /// Tells everybody whom it concerns, unless they have been told.
  ///
  /// @return whether there was anybody to tell
  public boolean tell(UnitOfWork unitOfWork, DiscordOutage outage, Instant now) {
    String key = "DiscordGone." + outage.since().toEpochMilli() + ".";
    if (unitOfWork.registry().isPosted(key + 1)) {
      return false;
    }
    Trouble trouble = new Trouble.DiscordGone(outage.since(), outage.words());
    Mail mail = new Mail.Notice(MailContext.none(zone), List.of(trouble), Due.nothing());
    int number = 0;
    for (String address : addresses(unitOfWork)) {
      parcelWriter.post(
          unitOfWork,
          key + ++number,
          List.of(address),
          Optional.empty(),
          mail,
          Optional.empty(),
          now);
    }
    return true;
  }

  /// On Discord nobody is reached now.
  private SequencedSet<String> addresses(UnitOfWork unitOfWork) {
    SequencedSet<String> people = new LinkedHashSet<>(List.of(operator));
    for (long id : unitOfWork.agenda().running()) {
      people.addAll(new Masters(games.numbered(unitOfWork, id)).addresses());
    }
    SequencedSet<String> ways = new LinkedHashSet<>();
    people.forEach(address -> Ways.to(unitOfWork, address).forEach(ways::addAll));
    ways.addAll(people);
    ways.removeIf(Destination::is);
    return ways;
  }
}
