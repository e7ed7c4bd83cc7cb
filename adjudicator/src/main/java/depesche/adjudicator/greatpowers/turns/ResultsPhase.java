package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Results Phase: round by round in the order of play, each reveals a bid and scores it at once.
/// Bids on a trait are counted through the whole turn.
public record ResultsPhase(TurnLog turnLog) {

  /// {@return the bids as they were played: the sealed answers are opened together}
  public GreatPowersPosition revealed(SequencedMap<Seat, Plan> plans) {
    SequencedMap<Seat, SequencedMap<Integer, Token>> bids = new LinkedHashMap<>();
    for (Seat seat : turnLog.world().order()) {
      int allowed = turnLog.world().power(seat).bids();
      SequencedMap<Integer, Token> laid =
          resolved(turnLog.world(), plans.getOrDefault(seat, Plan.SILENT).bids());
      boolean silent = laid.isEmpty() && allowed > 0;
      if (silent && turnLog.world().rulings().noBids() == GreatPowersRulings.NoBids.FIRST_LEGAL) {
        List<Token> legal = turnLog.world().biddable(seat);
        laid = Bids.inOrder(legal.subList(0, allowed));
        turnLog.tell(new ResultFact.BidsSupplied(seat, List.copyOf(laid.values())));
      } else if (silent) {
        turnLog.tell(new ResultFact.NoBidLaid(seat));
      }
      bids.put(seat, laid);
    }
    return new GreatPowersPosition.Results(turnLog.world(), bids);
  }

  /// Ruling `slotGap`: a bid is resolved in the round of its slot, and rounds without one pass by.
  private static SequencedMap<Integer, Token> resolved(
      SharedTable sharedTable, SequencedMap<Integer, Token> bids) {
    return switch (sharedTable.rulings().slotGap()) {
      case OWN_ROUND -> bids;
      case CLOSE_UP -> Bids.inOrder(List.copyOf(bids.values()));
    };
  }

  public GreatPowersPosition run(SequencedMap<Seat, SequencedMap<Integer, Token>> bids) {
    Map<Token, Integer> counts = new EnumMap<>(Token.class);
    int rounds = bids.values().stream().mapToInt(Bids::last).max().orElse(0);
    for (int round = 1; round <= rounds; round++) {
      for (Seat seat : turnLog.world().order()) {
        Token trait = bids.getOrDefault(seat, new TreeMap<>()).get(round);
        if (trait != null) {
          int nth = counts.merge(trait, 1, Integer::sum);
          turnLog.tell(
              new ResultFact.BidResolved(round, seat, trait, nth, scored(seat, trait, nth)));
        }
      }
    }
    return new GreatPowersPosition.Action(
        turnLog.world(), turnLog.world().order(), new Question.Wishes(), 1);
  }

  private List<Change> scored(Seat seat, Token trait, int nth) {
    List<Change> changes = new ArrayList<>();
    for (BidChart.Entry entry : BidChart.of(trait, nth)) {
      changes.add(turnLog.change(seat, entry.token(), entry.by()));
    }
    return changes;
  }
}
