package depesche.adjudicator.greatpowers.wars;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.turns.Course;
import depesche.adjudicator.greatpowers.wars.WarFact.Decided;
import depesche.adjudicator.greatpowers.wars.WarFact.Strength;
import java.util.ArrayList;
import java.util.List;

/// A war is decided: the higher sum of Armies and Navies wins; ties are broken by Industry and then
/// by Nationalism.
final class Battle {

  private static final int SPOILS = 10;

  private final Course course;
  private final Sides sides;

  Battle(Course course, Sides sides) {
    this.course = course;
    this.sides = sides;
  }

  void fought() {
    Strength leaders = strength(sides.leaders());
    Strength foes = strength(sides.foes());
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
    if (edge == 0 && course.world().rulings().warTie() == Rulings.WarTie.LEADER_LOSES) {
      edge = -1;
      by = Decided.RULING;
    }
    if (edge == 0) {
      course.tell(new WarFact.WarUndecided(sides.leaders(), sides.foes(), leaders));
    } else if (edge > 0) {
      won(
          sides.leaders(),
          sides.foes(),
          new WarFact.WarWon(sides.leaders(), sides.foes(), leaders, foes, by));
    } else {
      won(
          sides.foes(),
          sides.leaders(),
          new WarFact.WarWon(sides.foes(), sides.leaders(), foes, leaders, by));
    }
  }

  private Strength strength(List<Seat> side) {
    int force = 0;
    int industry = 0;
    int nationalism = 0;
    for (Seat seat : side) {
      Levels levels = course.world().power(seat).levels();
      force += levels.armies() + levels.navies();
      industry += levels.industry();
      nationalism += levels.nationalism();
    }
    return new Strength(force, industry, nationalism);
  }

  private void won(List<Seat> winners, List<Seat> losers, WarFact.WarWon news) {
    course.tell(news);
    for (Seat seat : winners) {
      List<Change> changes = new ArrayList<>();
      changes.add(course.change(seat, Token.VP, SPOILS));
      changes.addAll(winnerLoss(seat));
      course.tell(new WarFact.WarToll(seat, true, changes));
    }
    for (Seat seat : losers) {
      course.tell(new WarFact.WarToll(seat, false, loserLoss(seat)));
    }
  }

  private List<Change> winnerLoss(Seat seat) {
    int armies = course.world().level(seat, Token.ARMIES);
    int navies = course.world().level(seat, Token.NAVIES);
    return switch (course.world().rulings().warWinnerLoss()) {
      case HALF_OF_EACH ->
          List.of(
              course.change(seat, Token.ARMIES, -(armies / 2)),
              course.change(seat, Token.NAVIES, -(navies / 2)));
      case HALF_OF_SUM -> {
        // Half of all, taken one by one from what he has more of; armies first where equal.
        int lost = (armies + navies) / 2;
        int armiesLeft = armies;
        int naviesLeft = navies;
        for (int i = 0; i < lost; i++) {
          boolean army = armiesLeft >= naviesLeft;
          armiesLeft -= army ? 1 : 0;
          naviesLeft -= army ? 0 : 1;
        }
        yield List.of(
            course.change(seat, Token.ARMIES, armiesLeft - armies),
            course.change(seat, Token.NAVIES, naviesLeft - navies));
      }
    };
  }

  private List<Change> loserLoss(Seat seat) {
    int armies = course.world().level(seat, Token.ARMIES);
    int navies = course.world().level(seat, Token.NAVIES);
    int armiesKept = Math.min(1, armies);
    int naviesKept =
        switch (course.world().rulings().warLoserLoss()) {
          case ONE_OF_EACH -> Math.min(1, navies);
          case ONE_IN_ALL -> Math.min(1 - armiesKept, navies);
        };
    return List.of(
        course.change(seat, Token.ARMIES, armiesKept - armies),
        course.change(seat, Token.NAVIES, naviesKept - navies));
  }
}
