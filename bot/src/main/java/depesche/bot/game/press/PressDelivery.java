package depesche.bot.game.press;

import depesche.bot.config.Settings;
import depesche.bot.game.BesideParcel;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.master.Masters;
import depesche.bot.post.discord.Destination;
import depesche.bot.report.Mail;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Brings a press to its readers. The audience is settled when it is written; this is how it is
/// told. A press that is signed leaves at once. An unsigned one leaves with the others of its
/// quarter of an hour, so that nobody can lay it beside what its writer did just then, and nothing
/// in its mail depends on who that is.
public final class PressDelivery {

  /// The ends of these are when unsigned press leaves.
  private static final Duration BATCH = Duration.ofMinutes(15);

  /// By so many letters of its word a reader can name a press.
  public static final int CODE = 6;

  private final ParcelWriter parcelWriter;
  private final Games games;
  private final Optional<Settings.Discord> discord;

  /// @param discord what the settings say of it
  public PressDelivery(ParcelWriter parcelWriter, Games games, Optional<Settings.Discord> discord) {
    this.discord = discord;
    this.parcelWriter = parcelWriter;
    this.games = games;
  }

  /// {@return whether games can have private threads on Discord}
  public boolean hasThreads(UnitOfWork unitOfWork) {
    return unitOfWork.directory().home(discord).threads().isPresent();
  }

  /// {@return when an unsigned press leaves that is written now}
  public static Instant batch(Instant now) {
    long length = BATCH.toSeconds();
    return Instant.ofEpochSecond((now.getEpochSecond() / length + 1) * length);
  }

  /// Sends a press whose time has come.
  public PressRow release(UnitOfWork unitOfWork, long id, Instant now) {
    PressRow press = unitOfWork.press().press(id);
    press.state = PressRow.State.SENT;
    deliver(games.numbered(unitOfWork, press.gameId), press, now);
    return press;
  }

  /// Leaves the mails of a press in the ledger.
  public void deliver(Game game, PressRow press, Instant now) {
    deliver(game, press, Optional.empty(), now);
  }

  /// As above, of one that may have been written in a private thread.
  ///
  /// @param said the place on Discord in which it was written
  public void deliver(Game game, PressRow press, Optional<String> said, Instant now) {
    Optional<String> there =
        hasThreads(game.book())
            ? PressThreads.post(parcelWriter, game, press, said, now)
            : Optional.empty();
    for (PressCopyRow copy : game.book().press().copies(press)) {
      if (copy.reader != press.author) {
        deliver(game, press, copy, there, now);
      }
    }
    if (press.toldTo.equals(PressRow.TO_ALL)) {
      String key = "press." + word(game, press);
      Mail open = shown(game, press);
      parcelWriter.publish(game, key, open, List.of(), now);
      parcelWriter.list(game, key, open, now);
    }
  }

  /// {@return a word for the mail to everybody, which no reader's own gives away}
  private static String word(Game game, PressRow press) {
    return game.book().press().copies(press).stream()
        .filter(copy -> copy.reader == press.author)
        .map(copy -> copy.word)
        .findFirst()
        .orElse(String.valueOf(press.id));
  }

  /// @param there the thread of its readers, if it stands there
  private void deliver(
      Game game, PressRow press, PressCopyRow copy, Optional<String> there, Instant now) {
    String key = "press." + copy.word;
    String code = copy.word.substring(0, CODE);
    if (copy.reader == PressRow.MASTER) {
      Mail mail = mail(game, Optional.empty(), press, code);
      List<Masters.Master> masters = new Masters(game).all();
      for (Masters.Master master : masters) {
        int place = masters.indexOf(master);
        String name = key + (place == 0 ? "" : ".master" + (place + 1));
        Ways.to(master.address(), master.player())
            .forEach(way -> post(game, name, way, Optional.empty(), mail, now));
      }
    } else if (copy.reader == PressRow.OBSERVERS) {
      toObservers(game, press, key, now);
    } else {
      toSeat(game, press, game.book().seat(copy.reader), key, code, there, now);
    }
  }

  private void toObservers(Game game, PressRow press, String key, Instant now) {
    Mail mail = mail(game, Optional.empty(), press, "");
    for (WaitingRow row : game.book().people().watching(game.id())) {
      PlayerRow player = game.book().player(row.playerId);
      if (game.seats().stream().noneMatch(seat -> seat.mayAct(player))) {
        Ways.to(player)
            .forEach(way -> post(game, key + ".w" + row.id, way, Optional.empty(), mail, now));
      }
    }
  }

  /// The one who acts for the seat reads it, too; one who has left it does not.
  private void toSeat(
      Game game,
      PressRow press,
      StoredSeat seat,
      String key,
      String code,
      Optional<String> there,
      Instant now) {
    Mail mail = mail(game, Optional.of(seat), press, code);
    if (seat.isAnswerable()) {
      seat.player().ifPresent(player -> toPlayer(game, seat, player, key, there, mail, now));
    }
    seat.standIn()
        .ifPresent(acting -> toPlayer(game, seat, acting, key + ".standin", there, mail, now));
  }

  /// What stands in a thread comes in private only to those who do not read it there; by mail it
  /// comes to all who want mail.
  private void toPlayer(
      Game game,
      StoredSeat seat,
      PlayerRow player,
      String key,
      Optional<String> there,
      Mail mail,
      Instant now) {
    Optional<String> account = Optional.ofNullable(player.discord);
    for (List<String> way : Ways.to(player)) {
      if (there.isPresent() && account.isPresent() && Destination.is(way.getFirst())) {
        new BesideParcel(parcelWriter, there.get(), account.get(), "." + key)
            .post(game.book(), key, way, Optional.of(seat), mail, now);
      } else {
        post(game, key, way, Optional.of(seat), mail, now);
      }
    }
  }

  private void post(
      Game game, String key, List<String> ways, Optional<StoredSeat> seat, Mail mail, Instant now) {
    parcelWriter.post(game.book(), key, ways, seat, mail, Optional.empty(), now);
  }

  /// {@return a press as everybody may read it}
  public static Mail shown(Game game, PressRow press) {
    return mail(game, Optional.empty(), press, "");
  }

  private static Mail mail(Game game, Optional<StoredSeat> seat, PressRow press, String code) {
    boolean answerable = !press.shownFrom.equals("O");
    return new Mail.Press(
        game.heading(seat),
        press.shownFrom,
        PressRow.words(press.shownTo),
        press.text.lines().toList(),
        answerable ? code : "");
  }
}
