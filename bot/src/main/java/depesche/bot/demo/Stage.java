package depesche.bot.demo;

import depesche.bot.Server;
import java.util.ArrayList;
import java.util.List;

/// Who and what takes part in the game.
///
/// @param seed of the players' whims
/// @param players in table order
/// @param begun when it began, by the nano clock
record Stage(
    String seed,
    SteeredClock clock,
    Server server,
    Chart chart,
    Person master,
    List<Player> players,
    long begun) {

  Stage {
    players = List.copyOf(players);
  }

  /// A game that begins now.
  Stage(
      String seed,
      SteeredClock clock,
      Server server,
      Chart chart,
      Person master,
      List<Player> players) {
    this(seed, clock, server, chart, master, players, System.nanoTime());
  }

  /// {@return everybody, the master first}
  List<Person> people() {
    List<Person> people = new ArrayList<>(List.of(master));
    players.forEach(player -> people.add(player.person()));
    return people;
  }

  List<String> seats() {
    return players.stream().map(Player::seat).toList();
  }

  /// {@return how long the game has been going on}
  double seconds() {
    return (System.nanoTime() - begun) / 1e9;
  }
}
