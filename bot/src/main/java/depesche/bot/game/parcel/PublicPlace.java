package depesche.bot.game.parcel;

import depesche.bot.config.Settings;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.people.TableRules;
import depesche.bot.report.page.ForumPage.Shown;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Where everybody finds the pages of games, as the settings say.
///
/// @param address of the folder of all pages, ending in a slash; empty if nobody said it
public record PublicPlace(Optional<String> address) {

  /// {@return where pages are found by these settings}
  public static PublicPlace of(Settings settings) {
    return new PublicPlace(settings.site().flatMap(Settings.Site::address));
  }

  /// {@return where a phase is seen that was judged; empty if the game has no page}
  ///
  /// @param drawn whether there is a picture of it
  public Optional<Shown> of(StoredGame game, String phase, BooleanSupplier drawn) {
    return address
        .filter(_ -> TableRules.of(game).hasPage())
        .flatMap(_ -> path(game, phase))
        .flatMap(path -> at(game.name(), path, drawn.getAsBoolean()));
  }

  /// As above, of a game that has one.
  ///
  /// @param path of the page below the folder of the game, without an ending
  public Optional<Shown> at(String game, String path, boolean drawn) {
    return address
        .map(home -> home + game + "/" + path)
        .map(
            place ->
                new Shown(place + ".html", drawn ? Optional.of(place + ".png") : Optional.empty()));
  }

  private static Optional<String> path(StoredGame game, String phase) {
    return TurnPaths.of(new Timeline(game.turns())).stream()
        .filter(turn -> turn.phase().equals(phase))
        .map(TurnPaths.Turn::path)
        .reduce((_, later) -> later);
  }
}
