package depesche.demo;

import depesche.adjudicator.Demand;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.demo.Person.Stalled;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// A game whose rules have a plain player of their own, from one public report to the next: each
/// seat that is asked writes a letter. Where one answer is judged by itself, the others are asked
/// anew.
///
/// @param rules of its title
record PlainRound(DemoSetup demoSetup, Rules<?, ?> rules) {

  /// Plays until the master has a report.
  void play(Consumer<String> progress) {
    while (!demoSetup.master().has(ReportReader::isReport) && !position().demands().isEmpty()) {
      GamePosition<?, ?> now = position();
      List<Demand> asked = now.demands();
      for (Demand demand : now.isApart() ? asked.subList(0, 1) : asked) {
        answer(now, demand.seat().name(), progress);
      }
      awaitNext(now);
    }
  }

  private GamePosition<?, ?> position() {
    return GamePosition.at(rules, demoSetup.server().position(Player.GAME));
  }

  private void answer(GamePosition<?, ?> now, String seat, Consumer<String> progress) {
    Player player =
        demoSetup.players().stream()
            .filter(one -> one.seat().equals(seat))
            .findFirst()
            .orElseThrow();
    String phase = now.phase().id();
    List<String> lines = now.played(seat);
    demoSetup.clock().pass(Duration.ofMinutes(10));
    player.person().turnTo(phase);
    boolean owing = ReportReader.isOwing(player.send(phase, lines));
    progress.accept(
        "%s %6.1f s   %s%s"
            .formatted(
                phase,
                demoSetup.seconds(),
                demoSetup.players().size() > 1 ? seat + ": " : "",
                String.join("; ", lines)));
    if (owing || lines.isEmpty()) {
      throw new Stalled("the letter of %s in %s leaves something open.".formatted(seat, phase));
    }
  }

  /// The letters are judged as soon as they are read, but not in the same moment.
  private void awaitNext(GamePosition<?, ?> before) {
    if (!demoSetup.server().awaitQuiet(DemoSetup.PATIENCE)
        || position().text().equals(before.text())) {
      throw new Stalled("%s is not judged.".formatted(before.phase().id()));
    }
  }
}
