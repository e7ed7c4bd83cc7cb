package depesche.bot.game.trouble;

import depesche.bot.config.Settings;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.master.CallRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.master.Masters;
import depesche.bot.post.discord.Destination;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// Calls the masters of a held game again while they do nothing about it: after six hours by every
/// channel they have, after a day the operator, too, and then every day.
public final class MasterCalls {

  private static final Duration DAY = Duration.ofDays(1);

  private final Settings settings;
  private final ParcelWriter parcelWriter;
  private final Games games;

  public MasterCalls(Settings settings, ParcelWriter parcelWriter, Games games) {
    this.settings = settings;
    this.parcelWriter = parcelWriter;
    this.games = games;
  }

  /// {@return the games whose masters are to be called}
  public List<Long> due(UnitOfWork unitOfWork, Instant now) {
    List<Long> due = new ArrayList<>(unitOfWork.rollbacks().callsDue(now));
    // Nobody is called as late as that, unless by a clock that has been set back since.
    due.addAll(unitOfWork.rollbacks().callsBehind(now.plus(DAY)));
    return due;
  }

  /// Calls the masters of a game, if it is still held.
  public void call(UnitOfWork unitOfWork, long id, Instant now) {
    CallRow call = unitOfWork.rollbacks().call(id).orElseThrow();
    Game game = games.numbered(unitOfWork, id);
    if (isHeld(game)) {
      call(game, call, now);
    } else {
      unitOfWork.rollbacks().settle(call);
    }
  }

  /// Nobody can be called; it is tried again tomorrow.
  public static void putOff(UnitOfWork unitOfWork, long id, Instant now) {
    unitOfWork.rollbacks().call(id).ifPresent(call -> call.due = now.plus(DAY));
  }

  /// Whatever the master did about it has ended the pause, or given it an end.
  private static boolean isHeld(Game game) {
    return game.isPaused() && game.pauseEnd().isEmpty();
  }

  private void call(Game game, CallRow call, Instant now) {
    call.calls++;
    if (call.since.isAfter(now)) {
      // The clock was ahead when it was held, and has been set right.
      call.since = now;
    }
    call.due = call.calls == 2 ? call.since.plus(DAY) : now.plus(DAY);
    Trouble trouble =
        new Trouble.StillHeld(game.name(), game.phase(), call.since, call.why, call.calls);
    Mail mail = new Mail.Notice(game.heading(Optional.empty()), List.of(trouble), Due.nothing());
    String key = "Call.%s.%d.%d".formatted(game.name(), call.since.toEpochMilli(), call.calls);
    SequencedSet<String> ways = new LinkedHashSet<>();
    new Masters(game).addresses().forEach(master -> ways.addAll(everyWay(game.book(), master)));
    if (call.calls > 2) {
      ways.addAll(everyWay(game.book(), settings.master().address()));
    }
    post(game.book(), key, ways, mail, now);
  }

  /// Tells the operator by every channel they have.
  ///
  /// @param key what it is about, once for ever
  public void callOperator(UnitOfWork unitOfWork, String key, Trouble trouble, Instant now) {
    MailContext heading = MailContext.none(ZoneId.of(settings.games().zone()));
    Mail mail = new Mail.Notice(heading, List.of(trouble), Due.nothing());
    SequencedSet<String> ways =
        new LinkedHashSet<>(everyWay(unitOfWork, settings.master().address()));
    post(unitOfWork, key, ways, mail, now);
  }

  private void post(
      UnitOfWork unitOfWork, String key, SequencedSet<String> ways, Mail mail, Instant now) {
    int number = 0;
    for (String way : ways) {
      parcelWriter.post(
          unitOfWork,
          key + "." + ++number,
          List.of(way),
          Optional.empty(),
          mail,
          Optional.empty(),
          now);
    }
  }

  /// One channel may be silent: all are used that a person has.
  private static List<String> everyWay(UnitOfWork unitOfWork, String address) {
    List<String> ways = new ArrayList<>();
    Ways.to(unitOfWork, address).forEach(ways::addAll);
    Optional<PlayerRow> player = unitOfWork.player(address);
    player
        .flatMap(known -> Optional.ofNullable(known.discord))
        .map(account -> new Destination.Person(account).word())
        .ifPresent(ways::add);
    player.stream()
        .flatMap(known -> unitOfWork.people().addresses(known).stream())
        .map((AddressRow row) -> row.address)
        .forEach(ways::add);
    return ways;
  }
}
