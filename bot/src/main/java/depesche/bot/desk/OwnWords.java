package depesche.bot.desk;

import depesche.bot.game.Game;
import java.util.Optional;

/// Words of commands that a title's rules read themselves as long as its game goes on: `DRAW 2` at
/// a table takes cards, and votes for a draw elsewhere.
public record OwnWords(Request request) {

  /// {@return whether the rules of the game that a letter is for read the first word of this line}
  public boolean begin(Command command) {
    return game().filter(game -> begin(game, command)).isPresent();
  }

  /// {@return whether the rules of this game read the first word of this line}
  public static boolean begin(Game game, Command command) {
    return !game.isOver() && game.title().words().kept().contains(command.word(0));
  }

  /// {@return the game that a letter is for, if it has begun}
  public Optional<Game> game() {
    return request
        .seat()
        .map(seat -> request.game(seat))
        .or(() -> request.game(""))
        .filter(Game::hasBegun);
  }
}
