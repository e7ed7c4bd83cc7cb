package depesche.bot.demo;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.bot.demo.Person.Stalled;
import depesche.bot.post.client.ReceivedMail;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// One step of Bismarck's Dance as its only player lives it: a letter for each report.
///
/// @param asked the report that opens it
record LoneRound(DemoSetup demoSetup, ReceivedMail asked) {

  /// Plays until everything is on file.
  void play(Consumer<String> progress) {
    String phase = ReportReader.phase(asked);
    BismarcksDance rules = (BismarcksDance) demoSetup.server().library().rules("bismarcks-dance");
    List<String> lines = rules.played(demoSetup.server().position(DemoGame.NAME));
    demoSetup.clock().pass(Duration.ofMinutes(40));
    ReceivedMail receipt = demoSetup.players().getFirst().send(phase, lines);
    progress.accept(
        "%s %6.1f s   %s".formatted(phase, demoSetup.seconds(), String.join("; ", lines)));
    if (ReportReader.isOwing(receipt)) {
      throw new Stalled("the letter in " + phase + " leaves something open.");
    }
  }
}
