package depesche.bot.game;

import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.master.Masters;
import depesche.bot.people.PeopleFact;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/// Those who hear of a game without a seat in it: who watches it, and who waits for a seat.
final class Onlookers {

  private final ParcelWriter parcelWriter;

  Onlookers(ParcelWriter parcelWriter) {
    this.parcelWriter = parcelWriter;
  }

  /// Tells those who watch what everybody may know.
  void tell(Game game, String key, Instant now, BiFunction<MailContext, Due, Mail> mail) {
    for (WaitingRow row : game.book().people().watching(game)) {
      PlayerRow player = game.book().player(row.playerId);
      if (game.seats().stream().noneMatch(seat -> seat.mayAct(player))) {
        MailContext heading = parcelWriter.heading(game, Optional.empty(), Optional.of(player));
        String name = game.name() + "." + key + ".watch" + row.id;
        post(game, player, name, mail.apply(heading, game.dueForOnlookers()), now);
      }
    }
  }

  /// Tells those who run the game.
  ///
  /// @param players whether those of them are told, too, who hold a seat in it
  void tellMasters(
      Game game,
      String key,
      BiFunction<MailContext, Due, Mail> mail,
      boolean players,
      Instant now) {
    Due due = game.asMaster().map(game::due).orElseGet(game::dueForOnlookers);
    Mail words = mail.apply(parcelWriter.heading(game, Optional.empty()), due);
    List<Masters.Master> masters = Masters.all(game);
    for (Masters.Master master : masters) {
      if (!players && isAtTable(game, master)) {
        continue;
      }
      int place = masters.indexOf(master);
      String name = game.name() + "." + key + ".master" + (place == 0 ? "" : place + 1);
      Ways.to(master.address(), master.player())
          .forEach(
              way ->
                  parcelWriter.post(
                      game.book(), name, way, Optional.empty(), words, Optional.empty(), now));
    }
  }

  private static boolean isAtTable(Game game, Masters.Master master) {
    return game.seats().stream()
        .filter(seat -> seat.isHeld() || seat.state() == StoredSeat.State.ABANDONED)
        .anyMatch(seat -> master.player().filter(seat::mayAct).isPresent());
  }

  /// Tells those who wait for a seat that one is open; once for each player who leaves it.
  void seatOpen(Game game, StoredSeat seat, Instant now) {
    Mail words =
        new Mail.Notice(
            parcelWriter.heading(game, Optional.empty()),
            List.of(new PeopleFact.SeatOpen(game.name(), seat.name())),
            Due.nothing());
    for (WaitingRow row : game.book().people().waiting(game)) {
      long left = seat.player().map(player -> player.id).orElse(0L);
      String key = game.name() + ".open." + seat.name() + "." + left + "." + row.id;
      if (!game.book().registry().isPosted(key)) {
        post(game, game.book().player(row.playerId), key, words, now);
      }
    }
  }

  /// Thanks somebody whose time as a stand-in is over.
  void thank(Game game, StoredSeat seat, PlayerRow acted, int turn, Instant now) {
    Mail words =
        new Mail.Notice(
            parcelWriter.heading(game, Optional.empty(), Optional.of(acted)),
            List.of(new PeopleFact.StandInThanked(game.name(), seat.name())),
            Due.nothing());
    String key = game.name() + ".thanks." + seat.name() + "." + turn;
    post(game, acted, key, words, now);
  }

  private void post(Game game, PlayerRow player, String key, Mail mail, Instant now) {
    Ways.to(player)
        .forEach(
            way ->
                parcelWriter.post(
                    game.book(), key, way, Optional.empty(), mail, Optional.empty(), now));
  }
}
