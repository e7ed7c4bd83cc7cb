package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.Terrains;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.stream.Stream;

/// When the event and the French bot of the introductory scenario act (18.4).
final class IntroFlow {

  private final IntroBot intro;
  private final IntroWarActs introWar;
  private final IntroSpending spending;
  private final Battles battles;

  IntroFlow(CongressGame game, IntroBot intro, Battles battles) {
    this.intro = intro;
    this.battles = battles;
    introWar = new IntroWarActs(game);
    spending = new IntroSpending(game);
  }

  private static boolean isOn(LiveTable table) {
    return CongressSeats.isIntroBot(table, MajorPower.FRANCE);
  }

  private static boolean isItsTurn(LiveTable table) {
    return isOn(table)
        && CongressGame.actingNow(table).filter(MajorPower.FRANCE::equals).isPresent();
  }

  /// The event of 18.4.4.
  void initial(LiveTable table) {
    if (CongressGame.mode(table).isIntro()) {
      introWar.event(table);
      introWar.cards(table, Governments.environment(table, 1, 1, "18.4.4"));
    }
  }

  void select(LiveTable table) {
    if (isItsTurn(table)) {
      intro.select(table);
    }
  }

  void negotiate(LiveTable table) {
    if (isItsTurn(table)) {
      intro.round(table);
    }
  }

  void debate(LiveTable table) {
    if (isOn(table)) {
      intro.debate(table);
    }
  }

  void operations(LiveTable table) {
    if (isOn(table)) {
      introWar.operations(table);
    }
  }

  void supports(LiveTable table) {
    if (isOn(table)) {
      introWar.supports(table, battlesFrom(table, WarFront.A));
    }
  }

  void move(LiveTable table) {
    if (isOn(table)) {
      introWar.move(table, battlesFrom(table, WarFront.A));
    }
  }

  /// It withdraws from a battle, or has its cards for it ready.
  void cards(LiveTable table) {
    if (!isOn(table)) {
      return;
    }
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

  private List<WarFront> battlesFrom(LiveTable table, WarFront first) {
    return Stream.of(WarFront.values())
        .filter(front -> front.compareTo(first) >= 0 && battles.isBattle(table, front))
        .toList();
  }

  /// Government: it spends what it has.
  void govern(LiveTable table) {
    if (isOn(table)) {
      spending.spend(table);
    }
  }
}
