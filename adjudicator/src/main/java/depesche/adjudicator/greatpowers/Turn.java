package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.actions.ActionPhase;
import depesche.adjudicator.greatpowers.bids.ResultsPhase;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.questions.Asked;
import depesche.adjudicator.greatpowers.scores.ScorePhase;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.greatpowers.turns.LevelTables;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.greatpowers.views.Boards;
import depesche.adjudicator.greatpowers.wars.EventPhase;
import depesche.adjudicator.greatpowers.wars.WarPhase;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// One step: judges a phase and all phases after it in which nobody is asked anything.
final class Turn {

  private static final Stage.Moment START = new Stage.Moment(1, Stage.BID, 1);

  private Turn() {}

  static Step<Position> opened(Table table, Chance chance) {
    World world = Opening.world(table, chance);
    Course course = new Course(world, chance, START);
    course.tell(new TurnFact.LeaderDrawn(world.leader()));
    Position position = DealPhase.run(course);
    return ended(course, world, position);
  }

  static Step<Position> judged(Position position, SequencedMap<Seat, Plan> plans, Chance chance) {
    Course course = new Course(position.world(), chance, Stage.moment(position));
    SequencedMap<Seat, Plan> said = new LinkedHashMap<>(plans);
    Position next = next(course, position, said);
    while (!(next instanceof Position.Over) && Asked.seats(next).isEmpty()) {
      if (next instanceof Position.Bid) {
        said.clear();
      }
      next = next(course, next, said);
    }
    return ended(course, position.world(), next);
  }

  private static Step<Position> ended(Course course, World before, Position position) {
    course.tell(LevelTables.of(before, position.world()));
    course.tell(new TurnFact.BoardDrawn(Boards.of(before, position)));
    return new Step<>(position, course.news());
  }

  private static Position next(Course course, Position position, SequencedMap<Seat, Plan> plans) {
    return switch (position) {
      case Position.Bid _ -> ResultsPhase.revealed(course, plans);
      case Position.Results(_, var bids) -> ResultsPhase.run(course, bids);
      case Position.Action action -> new ActionPhase(course, plans, action.stop()).run(action);
      case Position.Score score -> new ScorePhase(course, plans, score).run();
      case Position.Event _ -> EventPhase.run(course);
      case Position.War war -> new WarPhase(course, plans, war.sides()).run(war);
      case Position.Over _ -> throw new IllegalStateException("the game is over");
    };
  }
}
