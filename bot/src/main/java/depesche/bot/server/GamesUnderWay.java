package depesche.bot.server;

import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Title;
import depesche.bot.desk.Services;
import depesche.bot.game.Game;
import depesche.bot.ledger.UnitOfWork;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The games that are not over, for who starts the server again.
///
/// @param all how many there are, of which some are shown
public record GamesUnderWay(long all, List<One> shown) {

  public GamesUnderWay {
    shown = List.copyOf(shown);
  }

  /// A game.
  ///
  /// @param phase as it is called, or its state before it has begun
  public record One(String name, String title, String phase, Optional<Instant> deadline) {}

  /// @param most so many are shown
  static GamesUnderWay of(UnitOfWork unitOfWork, Services services, int most) {
    return new GamesUnderWay(
        unitOfWork.lobby().alive(),
        unitOfWork.lobby().games(most).stream()
            .flatMap(name -> services.games().named(unitOfWork, name).stream())
            .map(game -> one(game, services))
            .toList());
  }

  private static One one(Game game, Services services) {
    String title =
        services.library().titles().stream()
            .filter(known -> known.id().equals(game.titleId()))
            .map(Title::name)
            .findFirst()
            .orElse(game.titleId());
    return new One(game.name(), title, phase(game), game.deadline());
  }

  /// A game that other rules have begun is not read with ours.
  private static String phase(Game game) {
    return game.otherRules().isPresent()
        ? game.phase()
        : game.begun()
            .map(GamePosition::phase)
            .map(now -> now.title())
            .orElse(game.state().name().toLowerCase(Locale.ROOT));
  }
}
