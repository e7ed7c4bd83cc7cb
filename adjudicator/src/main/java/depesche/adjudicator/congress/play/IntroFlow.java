package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.Terrains;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.stream.Stream;

/// When the event and the French bot of the introductory scenario act (18.4).
final class IntroFlow {

  private final IntroBot intro;
  private final IntroWarActs introWar;
  private final IntroSpending spending;
  private final Negotiations negotiations;
  private final Battles battles;

  IntroFlow(CongressGame game, IntroBot intro, Negotiations negotiations, Battles battles) {
    this.intro = intro;
    this.negotiations = negotiations;
    this.battles = battles;
    introWar = new IntroWarActs(game);
    spending = new IntroSpending(game);
  }

  /// What the event of 18.4.4 and the French bot do when a phase begins.
  void begins(LiveTable table, String phase) {
    boolean bot = IntroBot.plays(table, MajorPower.FRANCE);
    if (phase.equals(CongressPhases.INITIAL)) {
      introWar.event(table);
      introWar.cards(table, Governments.environment(table, 1, 1, "18.4.4"));
    }
    if (!bot) {
      return;
    }
    boolean itsTurn = CongressGame.actingNow(table).filter(MajorPower.FRANCE::equals).isPresent();
    if (phase.startsWith(CongressPhases.SELECTION) && itsTurn) {
      intro.select(table);
    } else if (phase.startsWith(CongressPhases.NEGOTIATION) && itsTurn) {
      intro.round(table);
    } else if (phase.startsWith(CongressPhases.DEBATE)) {
      negotiations.askBot(table, intro);
    } else if (phase.equals(CongressPhases.OPERATIONS)) {
      introWar.operations(table);
    } else if (phase.equals(CongressPhases.SUPPORT)) {
      introWar.supports(table, battlesFrom(table, WarFront.A));
    } else if (phase.equals(CongressPhases.MOVEMENT)) {
      introWar.move(table, battlesFrom(table, WarFront.A));
    } else if (phase.startsWith(CongressPhases.CARDS)) {
      WarFront front = Battles.front(table);
      boolean withdraws =
          introWar.prepare(
              table,
              front,
              battles.advantage(table, front, Terrains.of(table, front)),
              battles.isAttackedByAllies(table, front),
              battlesFrom(table, front));
      if (withdraws) {
        Battles.withdraw(table);
        table.stage().endPhase();
      }
    }
  }

  private List<WarFront> battlesFrom(LiveTable table, WarFront first) {
    return Stream.of(WarFront.values())
        .filter(front -> front.compareTo(first) >= 0 && battles.isBattle(table, front))
        .toList();
  }

  /// Government: it spends what it has.
  void govern(LiveTable table) {
    if (IntroBot.plays(table, MajorPower.FRANCE)) {
      spending.spend(table);
    }
  }
}
