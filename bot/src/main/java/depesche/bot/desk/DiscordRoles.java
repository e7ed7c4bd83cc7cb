package depesche.bot.desk;

import depesche.bot.config.DiscordHome;
import depesche.bot.ledger.StoredGame;
import depesche.bot.post.discord.DiscordInput;
import java.util.Optional;

/// The roles on Discord that the settings name or `/setup` chose, and what they allow.
public record DiscordRoles(Request request) {

  private boolean has(Optional<String> named) {
    return named.isPresent()
        && request.envelope.call().filter(said -> said.roles().contains(named.get())).isPresent();
  }

  private DiscordHome home() {
    return request.unitOfWork.directory().home(request.services.settings().discord());
  }

  /// {@return whether a command came from a master: they have the role that was named, or may
  /// manage the server where `/setup` named none}
  public boolean isMaster() {
    DiscordHome home = home();
    return has(home.trustsManagers() ? Optional.of(DiscordInput.MANAGER) : home.masters());
  }

  /// {@return whether this sender may be shown the state of a game} On Discord the operator may
  /// keep that to its players, the masters and the bearers of one role.
  public boolean mayLook(StoredGame game) {
    Optional<String> kept = request.isCall() ? home().observers() : Optional.empty();
    return kept.isEmpty()
        || request.rights.runs(game)
        || request.seatIn(game).isPresent()
        || has(kept);
  }
}
