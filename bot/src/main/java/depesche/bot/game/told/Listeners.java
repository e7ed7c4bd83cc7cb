package depesche.bot.game.told;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.Masters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Who hears of a game.
public record Listeners(StoredGame game) {

  /// {@return everybody at the table: players as far as they are wanted, masters, who watches}
  public List<Listener> everyone(Predicate<PlayerRow> wanted) {
    List<Listener> all = new ArrayList<>();
    for (StoredSeat seat : game.seats()) {
      if (seat.isHeld() || seat.state() == SeatState.ABANDONED) {
        all.addAll(playing(seat, wanted));
      }
    }
    all.addAll(masters(false));
    all.addAll(watching());
    return all;
  }

  /// {@return who plays for a seat}
  public static List<Listener> playing(StoredSeat seat, Predicate<PlayerRow> wanted) {
    return Stream.concat(
            seat.player().map(player -> Listener.plays(seat, player, seat.name())).stream(),
            seat
                .standIn()
                .map(player -> Listener.plays(seat, player, seat.name() + ".standin"))
                .stream())
        .filter(listener -> listener.player().filter(wanted).isPresent())
        .toList();
  }

  /// {@return who answers for a seat, or for the master's letters}
  public List<Listener> writing(StoredSeat writer, Predicate<PlayerRow> wanted) {
    return writer.isMaster() ? masters(true) : playing(writer, wanted);
  }

  /// {@return who watches it}
  private List<Listener> watching() {
    return game.book().people().watching(game.id()).stream()
        .map(row -> Map.entry(row.id, game.book().player(row.playerId)))
        .filter(one -> game.seats().stream().noneMatch(seat -> seat.mayAct(one.getValue())))
        .map(
            one ->
                Listener.other(
                    Listener.Role.WATCHES,
                    ".watch" + one.getKey(),
                    one.getValue().address,
                    Optional.of(one.getValue())))
        .toList();
  }

  /// {@return who runs it}
  ///
  /// @param players whether also those of them who hold a seat in it
  public List<Listener> masters(boolean players) {
    List<Masters.Master> masters = new Masters(game).all();
    return masters.stream()
        .filter(master -> players || !isAtTable(master))
        .map(
            master -> {
              int place = masters.indexOf(master);
              String name = ".master" + (place == 0 ? "" : place + 1);
              return Listener.other(Listener.Role.RUNS, name, master.address(), master.player());
            })
        .toList();
  }

  private boolean isAtTable(Masters.Master master) {
    return game.seats().stream()
        .filter(seat -> seat.isHeld() || seat.state() == SeatState.ABANDONED)
        .anyMatch(seat -> master.player().filter(seat::mayAct).isPresent());
  }
}
