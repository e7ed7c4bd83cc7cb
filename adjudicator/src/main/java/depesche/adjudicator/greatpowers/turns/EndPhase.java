package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// End Phase: the Leader passes the baton to the left, and the next turn is dealt; after the last
/// turn the game ends.
public record EndPhase(TurnLog turnLog) {

  public GreatPowersPosition run() {
    turnLog.become(
        turnLog.world().with(turnLog.world().powers().stream().map(Power::turnEnded).toList()));
    SharedTable sharedTable = turnLog.world();
    Round round = sharedTable.round();
    if (round.turn() >= sharedTable.rulings().turns()) {
      List<Standing> standing = Standing.of(sharedTable);
      List<Seat> winners =
          standing.stream().filter(one -> one.rank() == 1).map(Standing::seat).toList();
      int points = sharedTable.level(winners.getFirst(), Token.VP);
      turnLog.tell(new TurnFact.GameWon(winners, points, round.turn()));
      return new GreatPowersPosition.Over(sharedTable);
    }
    Seat from = sharedTable.leader();
    turnLog.become(sharedTable.with(round.next(sharedTable.powers().size())));
    turnLog.tell(new TurnFact.BatonPassed(from, turnLog.world().leader()));
    return new DealPhase(turnLog).run();
  }
}
