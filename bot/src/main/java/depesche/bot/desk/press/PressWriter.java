package depesche.bot.desk.press;

import depesche.adjudicator.Demand;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.press.Neighbours;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.people.TableRules;
import depesche.bot.press.Addressees;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressRules;
import depesche.bot.press.Readers;
import java.util.List;
import java.util.Optional;

/// Who writes, and in which game.
///
/// @param author the number of their seat, or [PressRow#MASTER] or [PressRow#OBSERVERS]
/// @param name of their seat, `M` or `O`
record PressWriter(Game game, long author, String name, Optional<StoredSeat> seat) {

  /// {@return who writes a letter; nobody if that is not proved}
  ///
  /// @param word the game they name; empty for none
  static Optional<PressWriter> of(Request request, String word) {
    if (request.seat().isPresent()) {
      StoredSeat seat = request.seat().get();
      return Optional.of(
          new PressWriter(request.game(seat), seat.id(), seat.name(), request.seat()));
    }
    Optional<Game> run = request.game(word).filter(request.rights::runs);
    if (run.isPresent()) {
      return run.map(game -> new PressWriter(game, PressRow.MASTER, "M", Optional.empty()));
    }
    return request.isCall() || !word.isEmpty()
        ? request.game(word).filter(game -> watches(request, game)).map(PressWriter::observer)
        : Optional.empty();
  }

  private static PressWriter observer(Game game) {
    return new PressWriter(game, PressRow.OBSERVERS, "O", Optional.empty());
  }

  /// {@return whether somebody writes by mail who watches the game they name or answer}
  static boolean isWatcher(Request request, String word) {
    return request.game(word).filter(game -> watches(request, game)).isPresent();
  }

  private static boolean watches(Request request, Game game) {
    return request.seatIn(game).isEmpty()
        && request
            .player()
            .filter(
                player ->
                    request.unitOfWork.people().watching(game.id()).stream()
                        .anyMatch(row -> row.playerId == player.id))
            .isPresent();
  }

  boolean isMaster() {
    return author == PressRow.MASTER;
  }

  boolean isObserver() {
    return author == PressRow.OBSERVERS;
  }

  PressRules rules() {
    return new PressRules(TableRules.of(game));
  }

  /// {@return the seats of the table and what people call them}
  List<Addressees.Named> table() {
    return game.seats().stream()
        .map(seat -> new Addressees.Named(seat.name(), seat.country()))
        .toList();
  }

  /// {@return how weighty the question of the phase is; before the first there is time to talk}
  Demand.Pace pace() {
    return game.begun().stream()
        .flatMap(position -> position.demands().stream())
        .map(Demand::pace)
        .min(Enum::compareTo)
        .orElse(Demand.Pace.DELIBERATE);
  }

  /// {@return why they may not write to these readers, if some are out of their reach}
  Optional<Refusal> distance(Readers to) {
    if (seat.isEmpty() || to.all()) {
      return Optional.empty();
    }
    List<String> near = new Neighbours(game).of(seat.get());
    List<String> far = to.seats().stream().filter(reader -> !near.contains(reader)).toList();
    return far.isEmpty() ? Optional.empty() : Optional.of(new Refusal.NoNeighbour(far, near));
  }

  /// {@return whether they are late with their orders}
  boolean isLate() {
    return game.grace().isPresent()
        && seat.filter(own -> !game.leftToDo(own).missing().isEmpty()).isPresent();
  }
}
