package depesche.bot.desk;

import java.util.List;

/// Games of Blood & Iron at one office, all with the same five players.
final class SeveralGames {

  private SeveralGames() {}

  /// {@return what the office sends when a game begins}
  static List<Bureau.Mail> begin(Bureau bureau, String game, String... options) {
    bureau.write(
        "master@localhost", "CREATE " + game + " blood-and-iron " + String.join(" ", options));
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN " + game));
    return bureau.write("master@localhost", "START " + game);
  }

  /// {@return of each game its name, state and phase, in order of the names}
  static List<String> phases(Bureau bureau) {
    return bureau.ask(
        unitOfWork ->
            unitOfWork.games().stream()
                .map(game -> game.name() + " " + game.state() + " " + game.phase())
                .toList());
  }
}
