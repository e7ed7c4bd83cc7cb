package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.World;
import java.util.List;

/// End Phase: the Leader passes the baton to his left, and the next turn is dealt; after the last
/// turn the game ends.
public final class EndPhase {

  private EndPhase() {}

  public static Position run(Course course) {
    course.become(
        course.world().with(course.world().powers().stream().map(Power::turnEnded).toList()));
    World world = course.world();
    Round round = world.round();
    if (round.turn() >= world.rulings().turns()) {
      List<Standing> standing = Standing.of(world);
      List<Seat> winners =
          standing.stream().filter(one -> one.rank() == 1).map(Standing::seat).toList();
      int points = world.level(winners.getFirst(), Token.VP);
      course.tell(new TurnFact.GameWon(winners, points, round.turn()));
      return new Position.Over(world);
    }
    Seat from = world.leader();
    course.become(world.with(round.next(world.powers().size())));
    course.tell(new TurnFact.BatonPassed(from, course.world().leader()));
    return DealPhase.run(course);
  }
}
