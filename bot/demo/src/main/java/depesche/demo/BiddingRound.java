package depesche.demo;

import depesche.adjudicator.Draw;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.bot.chance.TurnChance;
import depesche.bot.post.client.ReceivedMail;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One phase of Great Powers as the players live it. Most letters answer ahead, so only those are
/// asked whose letters leave something open.
record BiddingRound(OpenPhase open, GreatPowers rules) {

  /// Plays until everything is on file or the deadline has passed.
  void play(Consumer<String> progress) {
    DemoSetup demoSetup = open.demoSetup();
    String phase = open.id();
    List<Player> owing = new ArrayList<>();
    for (int i = 0; i < demoSetup.players().size(); i++) {
      if (open.asks(i)) {
        owing.add(demoSetup.players().get(i));
      }
    }
    if (owing.isEmpty()) {
      return;
    }
    TurnChance chance = open.chance();
    var _ = owing.getFirst().person().answer("STATUS");
    StatusLevels statusLevels = StatusLevels.of(demoSetup.position(rules).world());
    progress.accept(line(statusLevels));
    Draw mood = chance.open("mood", "table");
    boolean bidding = phase.contains("Bid");
    if (bidding) {
      demoSetup.courier().atTheTable(demoSetup, open.turn(), phase, statusLevels);
    }
    int silent = bidding && mood.below(6) == 0 ? mood.below(owing.size()) : -1;
    List<Person> late = new ArrayList<>();
    for (int i = 0; i < owing.size(); i++) {
      Player player = owing.get(i);
      demoSetup.clock().pass(Duration.ofMinutes(bidding ? 150 : 40));
      Draw whim = chance.open("whim", player.seat());
      if (i == silent || !answer(player, new Bidder(statusLevels, player, whim), bidding)) {
        late.add(player.person());
      }
    }
    open.end(late);
  }

  /// {@return whether everything that was asked for is on file}
  private boolean answer(Player player, Bidder bidder, boolean bidding) {
    String phase = open.id();
    ReceivedMail receipt = player.send(phase, bidding ? bidder.hasty() : bidder.answers(phase));
    if (bidding && ReportReader.isRefusal(receipt)) {
      receipt = player.send(phase, bidder.bids());
    }
    return !ReportReader.isOwing(receipt);
  }

  private String line(StatusLevels statusLevels) {
    StringBuilder line = new StringBuilder(open.head());
    statusLevels.rows().forEach((seat, row) -> line.append("  " + seat + " " + row.get("VP")));
    return line.toString();
  }
}
