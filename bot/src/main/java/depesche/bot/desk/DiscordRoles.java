package depesche.bot.desk;

import depesche.bot.config.Settings;
import depesche.bot.ledger.StoredGame;
import java.util.Optional;
import java.util.function.Function;

/// The roles on Discord that the operator has named, and what they allow.
public record DiscordRoles(Request request) {

  /// {@return whether a command came from somebody who has a role that the operator has named}
  public boolean has(Function<Settings.Discord, Optional<String>> role) {
    Optional<String> named = request.services.settings().discord().flatMap(role);
    return named.isPresent()
        && request.envelope.call().filter(said -> said.roles().contains(named.get())).isPresent();
  }

  /// {@return whether this sender may be shown the state of a game} On Discord the operator may
  /// keep that to its players, the masters and the bearers of one role.
  public boolean mayLook(StoredGame game) {
    Optional<String> kept =
        request
            .services
            .settings()
            .discord()
            .flatMap(Settings.Discord::observers)
            .filter(_ -> request.isCall());
    return kept.isEmpty()
        || request.rights.runs(game)
        || request.seatIn(game).isPresent()
        || has(Settings.Discord::observers);
  }
}
