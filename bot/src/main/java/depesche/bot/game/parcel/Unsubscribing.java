package depesche.bot.game.parcel;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.people.WaitingRow;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The address to which an onlooker, or their mail program for them, writes to end the reports of a
/// game. It names the one who gets them: whatever a mail to it says, they get no more.
public record Unsubscribing(UnitOfWork unitOfWork) {

  private static final Pattern TAG = Pattern.compile("off-(\\d{1,18})-([a-z0-9]+)");

  private static final Pattern ONLOOKERS = Pattern.compile("\\.watch(\\d{1,18})$");

  /// {@return the address as a header of a mail names it, if the mail goes to an onlooker}
  ///
  /// @param key of the mail
  public Optional<String> header(Settings settings, String key) {
    Matcher onlooker = ONLOOKERS.matcher(key);
    return onlooker.find()
        ? unitOfWork
            .people()
            .watcher(Long.parseLong(onlooker.group(1)))
            .map(row -> header(settings, row))
        : Optional.empty();
  }

  private String header(Settings settings, WaitingRow onlooker) {
    String address = settings.address("off-" + onlooker.id + "-" + word(onlooker));
    try {
      String said = address + "?subject=" + line(onlooker);
      return "<" + new URI("mailto", said, null).toASCIIString() + ">";
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return what a mail to it says, if somebody reads it}
  public String line(WaitingRow onlooker) {
    return "OBSERVE " + unitOfWork.game(onlooker.gameId).name() + " OFF";
  }

  /// {@return whose reports a mail to such an address ends}
  public Optional<WaitingRow> onlooker(String tag) {
    Matcher matcher = TAG.matcher(tag);
    return matcher.matches()
        ? unitOfWork
            .people()
            .watcher(Long.parseLong(matcher.group(1)))
            .filter(row -> word(row).equals(matcher.group(2)))
        : Optional.empty();
  }

  private String word(WaitingRow onlooker) {
    return unitOfWork.word(
        RandomTokens.TOKEN,
        "unsubscribe",
        String.valueOf(onlooker.id),
        String.valueOf(onlooker.gameId),
        String.valueOf(onlooker.playerId));
  }
}
