package depesche.demo;

import depesche.bot.chance.TurnChance;
import depesche.bot.post.client.ReceivedMail;
import java.util.List;

/// A phase that everybody has been asked about.
///
/// @param asked everybody's report that opens it, the master's first
record OpenPhase(DemoSetup demoSetup, int turn, List<ReceivedMail> asked) {

  OpenPhase {
    asked = List.copyOf(asked);
  }

  String id() {
    return ReportReader.phase(asked.getFirst());
  }

  /// {@return whether the report of a player, from 0, asks something of them}
  boolean asks(int player) {
    return ReportReader.asks(asked.get(player + 1));
  }

  /// {@return the whims of the players in this phase}
  TurnChance chance() {
    return TurnChance.seeded(demoSetup.seed() + "/players", turn);
  }

  /// {@return the beginning of the line that tells of it}
  String head() {
    return "%s %6.1f s ".formatted(id(), demoSetup.seconds());
  }

  /// Some have sent less than they were asked: the deadline judges.
  void end(List<Person> owing) {
    if (!owing.isEmpty()) {
      demoSetup.letTimePass(owing.getFirst(), id());
    }
  }
}
