package depesche.demo;

import depesche.adjudicator.Draw;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.bot.chance.TurnChance;
import depesche.demo.planning.Intent;
import depesche.demo.planning.StatusBoard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One phase: from the reports that ask for orders until all are on file or time is up.
record DemoPhase(OpenPhase open, DiplomacyRules rules) {

  /// Plays until everything is on file or the deadline has passed.
  void play(Consumer<String> progress) {
    DemoSetup demoSetup = open.demoSetup();
    TurnChance chance = open.chance();
    StatusBoard statusBoard = bulletin();
    progress.accept(line(statusBoard));
    interlude(statusBoard);
    if (statusBoard.kind() == 'M') {
      demoSetup.courier().onTheMap(demoSetup, open.turn(), statusBoard);
    }
    Draw mood = chance.open("mood", "table");
    int silent =
        statusBoard.kind() == 'M' && mood.below(5) == 0
            ? mood.below(demoSetup.players().size())
            : -1;
    List<Person> owing = new ArrayList<>();
    for (int i = 0; i < demoSetup.players().size(); i++) {
      Player player = demoSetup.players().get(i);
      Draw whim = chance.open("whim", player.seat());
      List<Intent> plan = player.plan(demoSetup.printedMap(), statusBoard, demoSetup.seats(), whim);
      demoSetup.clock().pass(Duration.ofMinutes(statusBoard.kind() == 'M' ? 190 : 50));
      boolean quiet = plan.isEmpty() ? open.asks(i) : i == silent;
      if (quiet
          || (!plan.isEmpty() && !player.order(demoSetup.printedMap(), statusBoard, plan, whim))) {
        owing.add(player.person());
      }
    }
    open.end(owing);
  }

  /// One player asks for the state of the game; what it shows is public, and all go by it.
  private StatusBoard bulletin() {
    List<Player> players = open.demoSetup().players();
    var _ = players.get(open.turn() % players.size()).person().answer("STATUS");
    DiplomacyPosition now = open.demoSetup().position(rules);
    return StatusBoard.of(open.id(), now, rules.variant().map().owners(now.campaign()));
  }

  private String line(StatusBoard statusBoard) {
    StringBuilder line = new StringBuilder(open.head());
    List<String> seats = open.demoSetup().seats();
    for (String seat : seats) {
      line.append("  %s %d".formatted(seat, statusBoard.centresOf(seat).size()));
    }
    statusBoard
        .foreign(seats)
        .forEach(army -> line.append("  ").append(army.owner()).append(" in ").append(army.at()));
    return line.toString();
  }

  /// What happens at a table beside orders.
  private void interlude(StatusBoard statusBoard) {
    DemoSetup demoSetup = open.demoSetup();
    switch (open.turn()) {
      case 2 -> demoSetup.players().get(3).person().answer("MAP");
      case 3 -> demoSetup.master().write("A longer night", "SET DEADLINE " + Player.GAME + " +4d");
      case 4 -> {
        demoSetup.master().write("I am ill", "PAUSE " + Player.GAME);
        demoSetup.clock().pass(Duration.ofDays(1));
        demoSetup.master().write("Well again", "RESUME " + Player.GAME);
      }
      case 6 -> demoSetup.players().get(1).person().answer("HISTORY");
      default -> {}
    }
    if (statusBoard.kind() == 'A' && statusBoard.year() == demoSetup.printedMap().startYear() + 1) {
      demoSetup.players().get(4).person().answer("HELP BUILDS");
    }
  }
}
