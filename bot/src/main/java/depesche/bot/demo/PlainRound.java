package depesche.bot.demo;

import depesche.adjudicator.rules.GamePosition;
import depesche.bot.demo.Person.Stalled;
import depesche.bot.post.client.ReceivedMail;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// One step of a game whose rules have a plain player of their own: a letter for each report. Where
/// no seat waits for another, each plays to the end of its own table.
///
/// @param title its id
/// @param asked the reports that open it, by seat
record PlainRound(DemoSetup demoSetup, String title, List<ReceivedMail> asked) {

  /// Plays until everything is on file.
  void play(Consumer<String> progress) {
    boolean apart = position().isApart();
    for (int seat = 0; seat < asked.size(); seat++) {
      Player player = demoSetup.players().get(seat);
      if (apart) {
        playToTheEnd(player, asked.get(seat), progress);
      } else {
        answer(player, asked.get(seat), progress);
      }
    }
  }

  private GamePosition<?, ?> position() {
    return GamePosition.at(
        demoSetup.server().library().rules(title), demoSetup.server().position(DemoGame.NAME));
  }

  /// The report that ends the game is for everybody; the player reads it with them.
  private void playToTheEnd(Player player, ReceivedMail first, Consumer<String> progress) {
    ReceivedMail report = first;
    while (!ReportReader.isLast(report) && answer(player, report, progress)) {
      report = player.person().receive(ReportReader::isReport);
    }
    if (ReportReader.isLast(report)) {
      player.person().layBack(report);
    }
  }

  /// {@return whether something was asked of the player, and answered}
  private boolean answer(Player player, ReceivedMail report, Consumer<String> progress) {
    String phase = ReportReader.phase(report);
    List<String> lines = position().played(player.seat());
    if (lines.isEmpty()) {
      return false;
    }
    demoSetup.clock().pass(Duration.ofMinutes(40));
    ReceivedMail receipt = player.send(phase, lines);
    progress.accept(
        "%s %6.1f s   %s".formatted(phase, demoSetup.seconds(), String.join("; ", lines)));
    if (ReportReader.isOwing(receipt)) {
      throw new Stalled("the letter in " + phase + " leaves something open.");
    }
    return true;
  }
}
