package depesche.bot.master;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.people.TableRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Who runs a game. There is always one whose address stands in it; others were asked to help.
public record Masters(StoredGame game) {

  /// One of those who run a game.
  ///
  /// @param player who has the address, if that is a player
  public record Master(String address, Optional<PlayerRow> player) {}

  /// {@return all who run a game, the first its principal master}
  public List<Master> all() {
    Master principal = new Master(game.master(), game.principal());
    return Stream.concat(
            Stream.of(principal),
            game.helpers().stream()
                .filter(player -> !player.address.equals(principal.address))
                .map(player -> new Master(player.address, Optional.of(player))))
        .toList();
  }

  /// {@return their addresses}
  public List<String> addresses() {
    return Stream.concat(
            Stream.of(game.master()), game.helpers().stream().map(player -> player.address))
        .distinct()
        .toList();
  }

  /// {@return whether a player was asked to run a game, and does}
  public boolean isOne(PlayerRow player) {
    return game.book().masters().of(game.id()).stream()
        .map((MasterRow row) -> row.playerId)
        .anyMatch(id -> id == player.id);
  }

  /// {@return whether nobody may read orders before the turn is judged: the table has settled it
  /// so, or one of its masters plays}
  public boolean areSealed() {
    return !TableRules.of(game).mayMastersLook() || doesOnePlay();
  }

  /// {@return whether one of those who run a game plays in it}
  public boolean doesOnePlay() {
    return all().stream()
        .flatMap(master -> master.player().stream())
        .anyMatch(player -> plays(player));
  }

  private boolean plays(PlayerRow player) {
    return game.seats().stream().anyMatch(seat -> seat.mayAct(player));
  }

  /// {@return the name by which a master is shown, if they gave one; in an anonymous game a master
  /// who plays has none, for nobody is told that they play}
  public String name(PlayerRow player) {
    boolean hidden = TableRules.of(game).isAnonymous() && !game.isOver() && plays(player);
    return hidden ? "" : player.name;
  }
}
