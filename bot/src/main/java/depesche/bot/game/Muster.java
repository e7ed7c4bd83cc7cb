package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.Seated;
import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.KeptSeatRow;
import depesche.bot.ledger.people.ProofQueries;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.people.DealFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The muster before a game begins: everybody confirms that they will play. Those who do not are
/// dropped when the time is up, and those who wait for a seat come in, then or later.
public final class Muster {

  private final Game game;
  private final Game.Moderator moderator;

  Muster(Game game, Game.Moderator moderator) {
    this.game = game;
    this.moderator = moderator;
  }

  /// {@return whether the players are asked to confirm now}
  public boolean isOn() {
    return game.isForming() && alarm().isPresent();
  }

  private Optional<AlarmRow> alarm() {
    return game.alarm(AlarmRow.Kind.DEADLINE).filter(row -> !row.done);
  }

  /// Asks everybody to confirm.
  public void call(Instant now) {
    Instant due = now.plus(Duration.ofHours(TableRules.of(game).muster()));
    game.setAlarm(AlarmRow.Kind.DEADLINE, due);
    game.seats().stream().filter(StoredSeat::isHeld).forEach(seat -> seat.confirm(false));
    String key = "muster." + now.getEpochSecond();
    game.tell(key, List.of(new PeopleFact.MusterCalled(game.name(), due)), now);
  }

  /// Everybody has so much longer.
  ///
  /// @return what they are told
  Fact putOff(Duration time) {
    Instant due = alarm().orElseThrow().due.plus(time);
    game.setAlarm(AlarmRow.Kind.DEADLINE, due);
    return new PeopleFact.MusterCalled(game.name(), due);
  }

  /// {@return whether everybody has confirmed}
  private boolean isComplete() {
    return game.seats().stream().filter(StoredSeat::isHeld).allMatch(StoredSeat::hasConfirmed);
  }

  /// A player has confirmed: if that was the last, the game begins.
  public void confirmed(StoredSeat seat, Instant now) {
    seat.confirm(true);
    if (isComplete()) {
      close(now);
    }
  }

  /// Drops those who have not confirmed and begins, if enough are left.
  public void close(Instant now) {
    alarm().ifPresent(row -> row.done = true);
    for (StoredSeat seat : game.seats()) {
      if (seat.isHeld() && !seat.hasConfirmed()) {
        moderator.remind(
            game, seat, List.of(new PeopleFact.MusterMissed(game.name(), seat.name())), now);
        seat.vacate();
        seat.forget();
        game.book().flush();
        letIn(seat, now);
      }
    }
    int seated = (int) game.seats().stream().filter(StoredSeat::isHeld).count();
    int fewest = Seated.of(game.rules(), game.options()).size().fewest();
    if (seated < fewest) {
      String key = "muster.failed." + now.getEpochSecond();
      game.tell(key, List.of(new PeopleFact.MusterFailed(game.name(), seated, fewest)), now);
      return;
    }
    begin(now);
  }

  /// Begins with those who have a seat.
  ///
  /// @return whether the phrases that were pledged are awaited first
  public boolean begin(Instant now) {
    moderator.mixSeats(game);
    // A title for several sizes of table is played by those who came.
    game.seats().stream().filter(seat -> !seat.isHeld()).toList().forEach(game::remove);
    if (game.awaitsPhrases()) {
      game.askPhrases(now);
      return true;
    }
    game.open(now);
    return false;
  }

  /// Keeps a seat for an address that was asked whether it wants it.
  public void keep(StoredSeat seat, String address, Instant end) {
    game.book().proofs().keep(KeptSeatRow.of(seat.id(), game.id(), address, end));
    game.alarm(AlarmRow.Kind.KEPT_SEAT)
        .filter(alarm -> !alarm.done)
        .ifPresentOrElse(_ -> {}, () -> game.setAlarm(AlarmRow.Kind.KEPT_SEAT, end));
  }

  /// Seats that were kept for people who have not answered are free again, for those who wait.
  public void unclaimed(Instant now) {
    ProofQueries proofs = game.book().proofs();
    for (KeptSeatRow row : proofs.kept(game.id())) {
      if (row.ends.isAfter(now)) {
        game.setAlarm(AlarmRow.Kind.KEPT_SEAT, row.ends);
        return;
      }
      StoredSeat seat = game.book().seat(row.seatId);
      proofs.free(row.seatId);
      if (!seat.isHeld() && game.hasBegun()) {
        offer(seat, now);
      } else if (!seat.isHeld()) {
        letIn(seat, now);
      }
    }
  }

  /// Gives a free seat of a game that has not begun to the first who waits for one.
  public void letIn(StoredSeat seat, Instant now) {
    for (WaitingRow row : game.book().people().waiting(game.id())) {
      PlayerRow player = game.book().player(row.playerId);
      boolean sits = game.seats().stream().anyMatch(one -> one.mayAct(player));
      if (!sits && !player.isProved()) {
        // Somebody else may have put them on the list: they are told, and may join.
        offer(seat, now);
        continue;
      }
      game.book().people().forget(row);
      if (!sits && !player.blocked) {
        seat(seat, player, now);
        return;
      }
    }
  }

  /// Gives a free seat to a player, who is told so.
  public void seat(StoredSeat seat, PlayerRow player, Instant now) {
    List<Fact> wishes =
        game.hasBegun() || game.title().isForOne() ? List.of() : List.of(DealFact.told(game, seat));
    seat(seat, player, wishes, now);
  }

  /// Gives a free seat to a player, who is told so.
  ///
  /// @param wishes what is to be said about how seats are given
  public void seat(StoredSeat seat, PlayerRow player, List<Fact> wishes, Instant now) {
    String password =
        game.book()
            .word(
                RandomTokens.PASSWORD,
                "password",
                game.name(),
                seat.name(),
                player.address,
                String.valueOf(now.getEpochSecond()));
    seat.take(player);
    seat.setPassword(password);
    game.book().flush();
    moderator.welcome(game, seat, password, wishes, now);
  }

  /// Tells those who wait for a seat of a game under way that one is open.
  public void offer(StoredSeat seat, Instant now) {
    moderator.seatOpen(game, seat, now);
  }
}
