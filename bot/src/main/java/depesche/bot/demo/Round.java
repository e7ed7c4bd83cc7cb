package depesche.bot.demo;

import depesche.adjudicator.Draw;
import depesche.bot.chance.TurnChance;
import depesche.bot.post.Got;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One phase: from the reports that ask for orders until all are on file or time is up.
final class Round {

  private final Stage stage;
  private final int turn;
  private final String phase;
  private final List<Got> asked;

  /// @param asked everybody's report that asks for orders, the master's first
  Round(Stage stage, int turn, List<Got> asked) {
    this.stage = stage;
    this.turn = turn;
    this.phase = Mailbag.phase(asked.getFirst());
    this.asked = asked;
  }

  /// Plays until everything is on file or the deadline has passed.
  void play(Consumer<String> progress) {
    TurnChance chance = TurnChance.seeded(stage.seed() + "/players", turn);
    Board board = bulletin();
    progress.accept(line(board));
    interlude(board);
    Draw mood = chance.open("mood", "table");
    int silent =
        board.kind() == 'M' && mood.below(5) == 0 ? mood.below(stage.players().size()) : -1;
    List<Person> owing = new ArrayList<>();
    for (int i = 0; i < stage.players().size(); i++) {
      Player player = stage.players().get(i);
      Draw whim = chance.open("whim", player.seat());
      List<Intent> plan = player.plan(stage.chart(), board, stage.seats(), asked.get(i + 1), whim);
      stage.clock().pass(Duration.ofMinutes(board.kind() == 'M' ? 190 : 50));
      boolean quiet = plan.isEmpty() ? Mailbag.asks(asked.get(i + 1)) : i == silent;
      if (quiet || (!plan.isEmpty() && !player.order(stage.chart(), board, plan, whim))) {
        owing.add(player.person());
      }
    }
    if (!owing.isEmpty()) {
      stage.letTimePass(owing.getFirst(), phase);
    }
  }

  /// One player asks how the game stands; the answer is public, and all go by it.
  private Board bulletin() {
    Person asker = stage.players().get(turn % stage.players().size()).person();
    Got status = asker.answer("STATUS");
    return Board.read(phase, status.html(), stage.seats());
  }

  private String line(Board board) {
    StringBuilder line = new StringBuilder("%s %6.1f s ".formatted(phase, stage.seconds()));
    for (String seat : stage.seats()) {
      line.append("  %s %d".formatted(seat, board.centresOf(seat).size()));
    }
    board
        .foreign(stage.seats())
        .forEach(army -> line.append("  ").append(army.owner()).append(" in ").append(army.at()));
    return line.toString();
  }

  /// What happens at a table beside orders.
  private void interlude(Board board) {
    switch (turn) {
      case 2 -> stage.players().get(3).person().answer("MAP");
      case 3 -> stage.master().write("A longer night", "SET DEADLINE " + DemoGame.NAME + " +4d");
      case 4 -> {
        stage.master().write("I am ill", "PAUSE " + DemoGame.NAME);
        stage.clock().pass(Duration.ofDays(1));
        stage.master().write("Well again", "RESUME " + DemoGame.NAME);
      }
      case 6 -> stage.players().get(1).person().answer("HISTORY");
      default -> {}
    }
    if (board.kind() == 'A' && board.year() == stage.chart().startYear() + 1) {
      stage.players().get(4).person().answer("HELP BUILDS");
    }
  }
}
