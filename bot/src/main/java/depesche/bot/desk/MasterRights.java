package depesche.bot.desk;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.master.Masters;
import java.util.List;

/// Which games the writer of a letter runs, as far as the letter proves it.
public final class MasterRights {

  private final Request request;

  MasterRights(Request request) {
    this.request = request;
  }

  /// {@return whether they run every game of this server}
  public boolean house() {
    return request.standing.house();
  }

  /// {@return whether they run this game, and the letter proves it}
  public boolean runs(StoredGame game) {
    return house()
        || (isBelieved(game.id())
            && request.player().filter(player -> new Masters(game).isOne(player)).isPresent());
  }

  /// {@return the games that they were asked to run, as far as the letter proves it}
  List<Long> games() {
    return request
        .player()
        .map((PlayerRow player) -> request.unitOfWork.masters().by(player.id))
        .orElse(List.of())
        .stream()
        .map((MasterRow row) -> row.gameId)
        .filter(this::isBelieved)
        .toList();
  }

  /// {@return whether they run any game}
  public boolean any() {
    return house() || !games().isEmpty();
  }

  /// Where the operator needs no password, an address is believed.
  private boolean isBelieved(long game) {
    return request.isCall()
        || request.services.settings().master().password().isEmpty()
        || request.standing.runs().contains(game);
  }
}
