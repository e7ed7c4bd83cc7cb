package depesche.demo;

import depesche.adjudicator.rules.Rules;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.server.Server;
import depesche.demo.Person.Stalled;
import depesche.demo.planning.PrintedMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Who and what takes part in the game.
///
/// @param seed of the players' whims
/// @param players in table order
/// @param courier carries what they write to each other
/// @param begun when it began, by the nano clock
record DemoSetup(
    String seed,
    SteeredClock clock,
    Server server,
    PrintedMap printedMap,
    Person master,
    List<Player> players,
    Courier courier,
    long begun) {

  /// How long nothing at all may move: however slow a machine is, all wait as long as anything
  /// does.
  static final Duration PATIENCE = Duration.ofMinutes(5);

  DemoSetup {
    players = List.copyOf(players);
  }

  /// A game that begins now.
  DemoSetup(
      String seed,
      SteeredClock clock,
      Server server,
      PrintedMap printedMap,
      Person master,
      List<Player> players,
      Courier courier) {
    this(seed, clock, server, printedMap, master, players, courier, System.nanoTime());
  }

  /// {@return how the game stands}
  <P> P position(Rules<P, ?> rules) {
    return rules.codec().read(server.position(Player.GAME));
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

  /// Moves the clock from alarm to alarm until the deadline has been judged: a reminder may come
  /// before it.
  void letTimePass(Person silent, String phase) {
    boolean judged = false;
    // A reminder that lies there already is no sign that the next alarm has been.
    if (silent.has(DemoSetup::isAlarm)) {
      silent.tidy();
    }
    while (!judged) {
      clock.reach(
          server.next().orElseThrow(() -> new Stalled("there is no deadline in " + phase + ".")));
      server.wake();
      ReceivedMail news = silent.receive(DemoSetup::isAlarm);
      judged = ReportReader.isReport(news);
      if (judged) {
        silent.layBack(news);
      }
    }
  }

  private static boolean isAlarm(ReceivedMail mail) {
    return ReportReader.isReport(mail) || mail.subject().contains("your orders are");
  }
}
