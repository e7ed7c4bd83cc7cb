package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.ActionPhase;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.greatpowers.turns.EventPhase;
import depesche.adjudicator.greatpowers.turns.OpenQuestions;
import depesche.adjudicator.greatpowers.turns.ResultsPhase;
import depesche.adjudicator.greatpowers.turns.ScorePhase;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.greatpowers.turns.TurnLog;
import depesche.adjudicator.greatpowers.turns.WarPhase;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// One step: judges a phase and all phases after it in which nobody is asked anything.
///
/// @param before the world as the step began
record GreatPowersTurn(TurnLog turnLog, SharedTable before) {

  private static final Stage.Moment START = new Stage.Moment(1, Stage.BID, 1);

  static Step<GreatPowersPosition> opened(Table table, Chance chance) {
    SharedTable sharedTable = new GreatPowersSetup(table, chance).world();
    TurnLog turnLog = new TurnLog(sharedTable, chance, START);
    turnLog.tell(new TurnFact.LeaderDrawn(sharedTable.leader()));
    return new GreatPowersTurn(turnLog, sharedTable).ended(new DealPhase(turnLog).run());
  }

  static Step<GreatPowersPosition> judged(
      GreatPowersPosition position, SequencedMap<Seat, Plan> plans, Chance chance) {
    SharedTable before = position.world();
    TurnLog turnLog = new TurnLog(before, chance, position.moment());
    return new GreatPowersTurn(turnLog, before).judged(position, plans);
  }

  private Step<GreatPowersPosition> judged(
      GreatPowersPosition position, SequencedMap<Seat, Plan> plans) {
    SequencedMap<Seat, Plan> said = new LinkedHashMap<>(plans);
    GreatPowersPosition next = next(position, said);
    while (!(next instanceof GreatPowersPosition.Over)
        && new OpenQuestions(next).seats().isEmpty()) {
      if (next instanceof GreatPowersPosition.Bid) {
        said.clear();
      }
      next = next(next, said);
    }
    return ended(next);
  }

  private Step<GreatPowersPosition> ended(GreatPowersPosition position) {
    turnLog.tell(TurnFact.LevelTable.of(before, position.world()));
    turnLog.tell(new TurnFact.BoardDrawn(TableView.picture(before, position)));
    return new Step<>(position, turnLog.news());
  }

  private GreatPowersPosition next(GreatPowersPosition position, SequencedMap<Seat, Plan> plans) {
    return switch (position) {
      case GreatPowersPosition.Bid _ -> new ResultsPhase(turnLog).revealed(plans);
      case GreatPowersPosition.Results(_, var bids) -> new ResultsPhase(turnLog).run(bids);
      case GreatPowersPosition.Action action ->
          new ActionPhase(turnLog, plans, action.stop()).run(action);
      case GreatPowersPosition.Score score -> new ScorePhase(turnLog, plans, score).run();
      case GreatPowersPosition.Event _ -> new EventPhase(turnLog).run();
      case GreatPowersPosition.War war -> new WarPhase(turnLog, plans, war.sides()).run(war);
      case GreatPowersPosition.Over _ -> throw new IllegalStateException("the game is over");
    };
  }
}
