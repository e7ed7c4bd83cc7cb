package depesche.bot.demo;

import depesche.adjudicator.Draw;
import depesche.bot.chance.TurnChance;
import depesche.bot.post.Got;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One phase of Great Powers as the players live it. Most letters answer ahead, so only those are
/// asked whose letters leave something open.
final class BiddingRound {

  private final Stage stage;
  private final int turn;
  private final String phase;
  private final List<Got> asked;

  /// @param asked everybody's report that opens the phase, the master's first
  BiddingRound(Stage stage, int turn, List<Got> asked) {
    this.stage = stage;
    this.turn = turn;
    this.phase = Mailbag.phase(asked.getFirst());
    this.asked = asked;
  }

  /// Plays until everything is on file or the deadline has passed.
  void play(Consumer<String> progress) {
    List<Player> owing = new ArrayList<>();
    for (int i = 0; i < stage.players().size(); i++) {
      if (Mailbag.isMissing(asked.get(i + 1))) {
        owing.add(stage.players().get(i));
      }
    }
    if (owing.isEmpty()) {
      return;
    }
    TurnChance chance = TurnChance.seeded(stage.seed() + "/players", turn);
    Levels levels = Levels.read(owing.getFirst().person().answer("STATUS").html());
    progress.accept(line(levels));
    Draw mood = chance.open("mood", "table");
    boolean bidding = phase.contains("Bid");
    int silent = bidding && mood.below(6) == 0 ? mood.below(owing.size()) : -1;
    List<Person> late = new ArrayList<>();
    for (int i = 0; i < owing.size(); i++) {
      Player player = owing.get(i);
      stage.clock().pass(Duration.ofMinutes(bidding ? 150 : 40));
      Draw whim = chance.open("whim", player.seat());
      if (i == silent || !answer(player, new Bidder(levels, player, whim), bidding)) {
        late.add(player.person());
      }
    }
    if (!late.isEmpty()) {
      stage.letTimePass(late.getFirst(), phase);
    }
  }

  /// {@return whether everything that was asked for is on file}
  private boolean answer(Player player, Bidder bidder, boolean bidding) {
    Got receipt = player.send(phase, bidding ? bidder.hasty() : bidder.answers(phase));
    if (bidding && Mailbag.isRefusal(receipt)) {
      receipt = player.send(phase, bidder.bids());
    }
    return !Mailbag.isOwing(receipt);
  }

  private String line(Levels levels) {
    StringBuilder line = new StringBuilder("%s %6.1f s ".formatted(phase, stage.seconds()));
    levels.rows().forEach((seat, row) -> line.append("  " + seat + " " + row.get("VP")));
    return line.toString();
  }
}
