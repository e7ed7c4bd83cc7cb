package depesche.bot.desk;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.mime.Address;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes people of a test such as took part in games before addresses had to be proved, so that
/// they need not say of their first letter that it is theirs.
final class Proven {

  private static final Pattern FROM =
      Pattern.compile("(?im)^From:[^<\\r\\n]*?<?([^<> \\r\\n]+@[^<> \\r\\n]+?)>?\\r?$");

  private static final Pattern ASKS =
      Pattern.compile("(?im)^.*\\b(?:JOIN|OBSERVE|WATCH|MONITOR|WAITLIST|CREATE|SERIES)\\b");

  private Proven() {}

  /// The writer of a letter that asks for a part in a game is one of them.
  static Optional<PlayerRow> enter(UnitOfWork unitOfWork, String letter) {
    Matcher from = FROM.matcher(letter);
    return from.find() && ASKS.matcher(letter).find()
        ? Optional.of(enter(unitOfWork, Address.same(from.group(1)), "Europe/Berlin"))
        : Optional.empty();
  }

  /// Somebody who has no part in anything now.
  static void enter(Bureau bureau, String address) {
    bureau.ask(unitOfWork -> enter(unitOfWork, address, "Europe/Berlin"));
  }

  static PlayerRow enter(UnitOfWork unitOfWork, String address, String zone) {
    PlayerRow player =
        unitOfWork
            .player(address)
            .orElseGet(
                () -> {
                  PlayerRow row = new PlayerRow();
                  row.address = address;
                  row.zone = zone;
                  return unitOfWork.enter(row);
                });
    player.proved = Bureau.BEGIN;
    return player;
  }
}
