package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.ActionPhase;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.greatpowers.turns.EventPhase;
import depesche.adjudicator.greatpowers.turns.LevelTables;
import depesche.adjudicator.greatpowers.turns.OpenQuestions;
import depesche.adjudicator.greatpowers.turns.ResultsPhase;
import depesche.adjudicator.greatpowers.turns.ScorePhase;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.greatpowers.turns.TurnLog;
import depesche.adjudicator.greatpowers.turns.WarPhase;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// One step: judges a phase and all phases after it in which nobody is asked anything.
final class GreatPowersTurn {

  private static final Stage.Moment START = new Stage.Moment(1, Stage.BID, 1);

  private GreatPowersTurn() {}

  static Step<GreatPowersPosition> opened(Table table, Chance chance) {
    SharedTable sharedTable = GreatPowersSetup.world(table, chance);
    TurnLog turnLog = new TurnLog(sharedTable, chance, START);
    turnLog.tell(new TurnFact.LeaderDrawn(sharedTable.leader()));
    GreatPowersPosition greatPowersPosition = DealPhase.run(turnLog);
    return ended(turnLog, sharedTable, greatPowersPosition);
  }

  static Step<GreatPowersPosition> judged(
      GreatPowersPosition greatPowersPosition, SequencedMap<Seat, Plan> plans, Chance chance) {
    TurnLog turnLog =
        new TurnLog(greatPowersPosition.world(), chance, greatPowersPosition.moment());
    SequencedMap<Seat, Plan> said = new LinkedHashMap<>(plans);
    GreatPowersPosition next = next(turnLog, greatPowersPosition, said);
    while (!(next instanceof GreatPowersPosition.Over) && OpenQuestions.seats(next).isEmpty()) {
      if (next instanceof GreatPowersPosition.Bid) {
        said.clear();
      }
      next = next(turnLog, next, said);
    }
    return ended(turnLog, greatPowersPosition.world(), next);
  }

  private static Step<GreatPowersPosition> ended(
      TurnLog turnLog, SharedTable before, GreatPowersPosition greatPowersPosition) {
    turnLog.tell(LevelTables.of(before, greatPowersPosition.world()));
    turnLog.tell(new TurnFact.BoardDrawn(BoardPictures.of(before, greatPowersPosition)));
    return new Step<>(greatPowersPosition, turnLog.news());
  }

  private static GreatPowersPosition next(
      TurnLog turnLog, GreatPowersPosition greatPowersPosition, SequencedMap<Seat, Plan> plans) {
    return switch (greatPowersPosition) {
      case GreatPowersPosition.Bid _ -> ResultsPhase.revealed(turnLog, plans);
      case GreatPowersPosition.Results(_, var bids) -> ResultsPhase.run(turnLog, bids);
      case GreatPowersPosition.Action action ->
          new ActionPhase(turnLog, plans, action.stop()).run(action);
      case GreatPowersPosition.Score score -> new ScorePhase(turnLog, plans, score).run();
      case GreatPowersPosition.Event _ -> EventPhase.run(turnLog);
      case GreatPowersPosition.War war -> new WarPhase(turnLog, plans, war.sides()).run(war);
      case GreatPowersPosition.Over _ -> throw new IllegalStateException("the game is over");
    };
  }
}
