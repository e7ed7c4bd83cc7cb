package depesche.bot.ledger;

import java.util.List;
import java.util.Optional;

/// Who runs a game: asked for when it is needed, or known beforehand of several games
/// ([GamesTogether]).
public final class GameMasters {

  private final UnitOfWork unitOfWork;
  private final GameRow game;

  private Optional<PlayerRow> principal = Optional.empty();
  private boolean isPrincipalKnown;
  private boolean isAlone;

  GameMasters(UnitOfWork unitOfWork, GameRow game) {
    this.unitOfWork = unitOfWork;
    this.game = game;
  }

  /// {@return the player whose address stands in the game, if it is one's}
  public Optional<PlayerRow> principal() {
    return isPrincipalKnown ? principal : unitOfWork.player(game.master);
  }

  /// {@return those who were asked to help, the first who did so first}
  public List<PlayerRow> helpers() {
    return isAlone
        ? List.of()
        : unitOfWork.masters().of(game.id).stream()
            .map(row -> unitOfWork.player(row.playerId))
            .toList();
  }

  void know(Optional<PlayerRow> player) {
    principal = player;
    isPrincipalKnown = true;
  }

  void knowAlone(boolean alone) {
    isAlone = alone;
  }

  /// From now on it is run by whoever has this address.
  public void handTo(String address) {
    game.master = address;
    isPrincipalKnown = false;
  }
}
