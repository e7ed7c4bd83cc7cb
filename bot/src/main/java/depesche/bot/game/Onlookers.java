package depesche.bot.game;

import depesche.bot.game.parcel.Ways;
import depesche.bot.game.told.Listener;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/// Puts what is told of a game into mails, each for one listener; also for those who wait for a
/// seat.
final class Onlookers {

  private final ParcelWriter parcelWriter;

  Onlookers(ParcelWriter parcelWriter) {
    this.parcelWriter = parcelWriter;
  }

  /// Leaves a mail for each of these.
  ///
  /// @param key but for its reader
  void post(
      Game game,
      String key,
      List<Listener> listeners,
      Instant now,
      BiFunction<MailContext, Due, Mail> mail) {
    for (Listener to : listeners) {
      post(game, key, to, words(game, to, mail), now);
    }
  }

  /// {@return a mail to somebody}
  Mail words(Game game, Listener to, BiFunction<MailContext, Due, Mail> mail) {
    Optional<PlayerRow> reader = to.role() == Listener.Role.RUNS ? Optional.empty() : to.player();
    Due due =
        switch (to.role()) {
          case PLAYS -> to.hasSeat() ? game.due(to.seat().orElseThrow()) : Due.nothing();
          case RUNS -> game.asMaster().map(game::due).orElseGet(game::dueForOnlookers);
          case WATCHES, READS -> game.dueForOnlookers();
        };
    MailContext heading = parcelWriter.heading(game, to.seat(), reader);
    Mail words = mail.apply(heading, due);
    boolean formed =
        (words instanceof Mail.TurnReport || words instanceof Mail.StartReport)
            && !due.prompts().isEmpty()
            && to.role() == Listener.Role.PLAYS
            && reader.filter(player -> player.form).isPresent();
    return formed
        ? mail.apply(heading, new SeatForm(game, to.seat().orElseThrow()).of(due))
        : words;
  }

  /// Leaves a mail for somebody.
  void post(Game game, String key, Listener to, Mail words, Instant now) {
    to.player().ifPresent(game.book().people()::know);
    String name = game.name() + "." + key + to.name();
    for (List<String> way : to.ways()) {
      parcelWriter.post(game.book(), name, way, to.seat(), words, Optional.empty(), now);
    }
  }

  /// Leaves a mail for somebody who reads in the game's place what it says, in case they do not.
  ///
  /// @param there under which key it is said there
  void postBeside(
      Game game, String there, String account, String key, Listener to, Mail words, Instant now) {
    to.player().ifPresent(game.book().people()::know);
    String name = game.name() + "." + key + to.name();
    String more = to.name() + (key.equals(there) ? "" : "." + key);
    new BesideParcel(parcelWriter, BesideParcel.placeKey(game, there), account, more)
        .post(game.book(), name, to.ways().getFirst(), to.seat(), words, now);
  }

  /// Tells those who wait for a seat that one is open; once for each player who leaves it.
  void seatOpen(Game game, StoredSeat seat, Instant now) {
    Mail words =
        new Mail.Notice(
            parcelWriter.heading(game, Optional.empty()),
            List.of(new PeopleFact.SeatOpen(game.name(), seat.name())),
            Due.nothing());
    for (WaitingRow row : game.book().people().waiting(game.id())) {
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
