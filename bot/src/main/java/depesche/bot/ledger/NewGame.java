package depesche.bot.ledger;

import java.time.Instant;
import java.util.List;

/// What is known of a game when it is created.
///
/// @param name the word by which letters name it
/// @param title the id of its title, and the edition of the rules
/// @param options `key=value`, for options that differ from their default
/// @param clock the deadline policy, as its own text
/// @param master the address of the person who runs it
/// @param seats their names, in table order
public record NewGame(
    String name,
    String title,
    String edition,
    List<String> options,
    String clock,
    String master,
    List<String> seats,
    Instant created) {

  public NewGame {
    options = List.copyOf(options);
    seats = List.copyOf(seats);
  }

  /// {@return its row}
  GameRow row() {
    GameRow game = new GameRow();
    game.name = name;
    game.title = title;
    game.edition = edition;
    game.options = String.join("\n", options);
    game.clock = clock;
    game.master = master;
    game.created = created;
    return game;
  }
}
