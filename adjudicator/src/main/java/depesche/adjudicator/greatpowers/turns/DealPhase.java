package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import java.util.ArrayList;
import java.util.List;

/// Deal Phase: turns up one action card more than there are players, and says how many bid cards
/// each may lay.
public record DealPhase(TurnLog turnLog) {

  private static final int BIDS = 3;
  private static final int MOST_BIDS = 6;

  public GreatPowersPosition run() {
    List<ActionCard> row = turnLog.drawActions(turnLog.world().powers().size() + 1);
    turnLog.show(row);
    SharedTable sharedTable = turnLog.world();
    Round round = sharedTable.round();
    List<Power> powers = new ArrayList<>();
    for (Power power : sharedTable.powers()) {
      // Rulings extraBid, assassination and tooFewLegal.
      int cards = Math.clamp(BIDS + power.extra(), 0, MOST_BIDS);
      powers.add(power.mayLay(Math.min(cards, sharedTable.biddable(power.seat()).size())));
    }
    turnLog.become(sharedTable.with(round.dealt(row)).with(powers));
    turnLog.tell(new TurnFact.RowDealt(round.turn(), CardFace.of(row)));
    return new GreatPowersPosition.Bid(turnLog.world());
  }
}
