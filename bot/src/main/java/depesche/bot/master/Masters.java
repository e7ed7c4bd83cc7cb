package depesche.bot.master;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.people.TableRules;
import java.util.ArrayList;
import java.util.List;

/// Who runs a game. There is always one whose address stands in it; others were asked to help.
public final class Masters {

  private Masters() {}

  /// {@return the addresses of all who run a game, the first its principal master}
  public static List<String> addresses(StoredGame game) {
    List<String> addresses = new ArrayList<>(List.of(game.master()));
    game.book().masters().of(game.id()).stream()
        .map(row -> game.book().player(row.playerId).address)
        .filter(address -> !addresses.contains(address))
        .forEach(addresses::add);
    return addresses;
  }

  /// {@return whether a player was asked to run a game, and does}
  public static boolean isOne(StoredGame game, PlayerRow player) {
    return game.book().masters().of(game.id()).stream()
        .map((MasterRow row) -> row.playerId)
        .anyMatch(id -> id == player.id);
  }

  /// {@return whether nobody may read orders before the turn is judged: the table has settled it
  /// so, or one of its masters plays}
  public static boolean areSealed(StoredGame game) {
    return !TableRules.of(game).mayMastersLook() || doesOnePlay(game);
  }

  /// {@return whether one of those who run a game plays in it}
  public static boolean doesOnePlay(StoredGame game) {
    return addresses(game).stream()
        .flatMap(address -> game.book().player(address).stream())
        .anyMatch(player -> plays(game, player));
  }

  private static boolean plays(StoredGame game, PlayerRow player) {
    return game.seats().stream().anyMatch(seat -> seat.mayAct(player));
  }

  /// {@return the name by which a master is shown, if they gave one; in an anonymous game a master
  /// who plays has none, for nobody is told that they play}
  public static String name(StoredGame game, PlayerRow player) {
    boolean hidden =
        TableRules.of(game).isAnonymous()
            && game.state() != GameLife.State.OVER
            && plays(game, player);
    return hidden ? "" : player.name;
  }
}
