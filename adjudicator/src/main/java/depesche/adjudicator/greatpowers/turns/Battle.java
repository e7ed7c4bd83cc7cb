package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.WarSides;
import depesche.adjudicator.greatpowers.turns.WarFact.Decided;
import depesche.adjudicator.greatpowers.turns.WarFact.Strength;
import java.util.ArrayList;
import java.util.List;

/// A war is decided: the higher sum of Armies and Navies wins; ties are broken by Industry and then
/// by Nationalism.
final class Battle {

  private static final int SPOILS = 10;

  private final TurnLog turnLog;
  private final WarSides warSides;

  Battle(TurnLog turnLog, WarSides warSides) {
    this.turnLog = turnLog;
    this.warSides = warSides;
  }

  void fought() {
    Strength leaders = strength(warSides.leaders());
    Strength foes = strength(warSides.foes());
    int edge = Integer.compare(leaders.force(), foes.force());
    Decided by = Decided.FORCE;
    if (edge == 0) {
      edge = Integer.compare(leaders.industry(), foes.industry());
      by = Decided.INDUSTRY;
    }
    if (edge == 0) {
      edge = Integer.compare(leaders.nationalism(), foes.nationalism());
      by = Decided.NATIONALISM;
    }
    if (edge == 0 && turnLog.world().rulings().warTie() == GreatPowersRulings.WarTie.LEADER_LOSES) {
      edge = -1;
      by = Decided.RULING;
    }
    if (edge == 0) {
      turnLog.tell(new WarFact.WarUndecided(warSides.leaders(), warSides.foes(), leaders));
    } else if (edge > 0) {
      won(
          warSides.leaders(),
          warSides.foes(),
          new WarFact.WarWon(warSides.leaders(), warSides.foes(), leaders, foes, by));
    } else {
      won(
          warSides.foes(),
          warSides.leaders(),
          new WarFact.WarWon(warSides.foes(), warSides.leaders(), foes, leaders, by));
    }
  }

  private Strength strength(List<Seat> side) {
    int force = 0;
    int industry = 0;
    int nationalism = 0;
    for (Seat seat : side) {
      Levels levels = turnLog.world().power(seat).levels();
      force += levels.armies() + levels.navies();
      industry += levels.industry();
      nationalism += levels.nationalism();
    }
    return new Strength(force, industry, nationalism);
  }

  private void won(List<Seat> winners, List<Seat> losers, WarFact.WarWon news) {
    turnLog.tell(news);
    for (Seat seat : winners) {
      List<Change> changes = new ArrayList<>();
      changes.add(turnLog.change(seat, Token.VP, SPOILS));
      changes.addAll(winnerLoss(seat));
      turnLog.tell(new WarFact.WarToll(seat, true, changes));
    }
    for (Seat seat : losers) {
      turnLog.tell(new WarFact.WarToll(seat, false, loserLoss(seat)));
    }
  }

  private List<Change> winnerLoss(Seat seat) {
    int armies = turnLog.world().level(seat, Token.ARMIES);
    int navies = turnLog.world().level(seat, Token.NAVIES);
    return switch (turnLog.world().rulings().warWinnerLoss()) {
      case HALF_OF_EACH ->
          List.of(
              turnLog.change(seat, Token.ARMIES, -(armies / 2)),
              turnLog.change(seat, Token.NAVIES, -(navies / 2)));
      case HALF_OF_SUM -> {
        // Half of all, taken one by one from what there is more of; armies first where equal.
        int lost = (armies + navies) / 2;
        int armiesLeft = armies;
        int naviesLeft = navies;
        for (int i = 0; i < lost; i++) {
          boolean army = armiesLeft >= naviesLeft;
          armiesLeft -= army ? 1 : 0;
          naviesLeft -= army ? 0 : 1;
        }
        yield List.of(
            turnLog.change(seat, Token.ARMIES, armiesLeft - armies),
            turnLog.change(seat, Token.NAVIES, naviesLeft - navies));
      }
    };
  }

  private List<Change> loserLoss(Seat seat) {
    int armies = turnLog.world().level(seat, Token.ARMIES);
    int navies = turnLog.world().level(seat, Token.NAVIES);
    int armiesKept = Math.min(1, armies);
    int naviesKept =
        switch (turnLog.world().rulings().warLoserLoss()) {
          case ONE_OF_EACH -> Math.min(1, navies);
          case ONE_IN_ALL -> Math.min(1 - armiesKept, navies);
        };
    return List.of(
        turnLog.change(seat, Token.ARMIES, armiesKept - armies),
        turnLog.change(seat, Token.NAVIES, naviesKept - navies));
  }
}
