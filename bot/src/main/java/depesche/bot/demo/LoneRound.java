package depesche.bot.demo;

import depesche.adjudicator.rules.GamePosition;
import depesche.bot.demo.Person.Stalled;
import depesche.bot.post.client.ReceivedMail;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// One step of a game for one as its only player lives it: a letter for each report.
///
/// @param title whose rules have a player of their own
/// @param seat of the player
/// @param asked the report that opens it
record LoneRound(DemoSetup demoSetup, String title, String seat, ReceivedMail asked) {

  /// Plays until everything is on file.
  void play(Consumer<String> progress) {
    String phase = ReportReader.phase(asked);
    String position = demoSetup.server().position(DemoGame.NAME);
    List<String> lines =
        GamePosition.at(demoSetup.server().library().rules(title), position).played(seat);
    demoSetup.clock().pass(Duration.ofMinutes(40));
    ReceivedMail receipt = demoSetup.players().getFirst().send(phase, lines);
    progress.accept(
        "%s %6.1f s   %s".formatted(phase, demoSetup.seconds(), String.join("; ", lines)));
    if (ReportReader.isOwing(receipt)) {
      throw new Stalled("the letter in " + phase + " leaves something open.");
    }
  }
}
