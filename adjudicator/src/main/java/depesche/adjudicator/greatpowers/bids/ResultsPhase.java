package depesche.adjudicator.greatpowers.bids;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Change;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Course;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Results Phase: round by round in the order of play, each reveals a bid and scores it at once.
/// Bids on a trait are counted through the whole turn.
public final class ResultsPhase {

  private ResultsPhase() {}

  /// {@return the bids as they were laid: the sealed answers are opened together}
  public static Position revealed(Course course, SequencedMap<Seat, Plan> plans) {
    SequencedMap<Seat, SequencedMap<Integer, Token>> bids = new LinkedHashMap<>();
    for (Seat seat : course.world().order()) {
      int allowed = course.world().power(seat).bids();
      SequencedMap<Integer, Token> laid =
          resolved(course.world(), plans.getOrDefault(seat, Plan.SILENT).bids());
      boolean silent = laid.isEmpty() && allowed > 0;
      if (silent && course.world().rulings().noBids() == Rulings.NoBids.FIRST_LEGAL) {
        List<Token> legal = DealPhase.legal(course.world(), seat);
        laid = Bids.inOrder(legal.subList(0, allowed));
        course.tell(new ResultFact.BidsSupplied(seat, List.copyOf(laid.values())));
      } else if (silent) {
        course.tell(new ResultFact.NoBidLaid(seat));
      }
      bids.put(seat, laid);
    }
    return new Position.Results(course.world(), bids);
  }

  /// Ruling `slotGap`: a bid is resolved in the round of its slot, and rounds without one pass by.
  private static SequencedMap<Integer, Token> resolved(
      World world, SequencedMap<Integer, Token> bids) {
    return switch (world.rulings().slotGap()) {
      case OWN_ROUND -> bids;
      case CLOSE_UP -> Bids.inOrder(List.copyOf(bids.values()));
    };
  }

  public static Position run(Course course, SequencedMap<Seat, SequencedMap<Integer, Token>> bids) {
    Map<Token, Integer> counts = new EnumMap<>(Token.class);
    int rounds = bids.values().stream().mapToInt(Bids::last).max().orElse(0);
    for (int round = 1; round <= rounds; round++) {
      for (Seat seat : course.world().order()) {
        Token trait = bids.getOrDefault(seat, new TreeMap<>()).get(round);
        if (trait != null) {
          int nth = counts.merge(trait, 1, Integer::sum);
          course.tell(
              new ResultFact.BidResolved(
                  round, seat, trait, nth, scored(course, seat, trait, nth)));
        }
      }
    }
    return new Position.Action(course.world(), course.world().order(), new Question.Wishes(), 1);
  }

  private static List<Change> scored(Course course, Seat seat, Token trait, int nth) {
    List<Change> changes = new ArrayList<>();
    for (Chart.Entry entry : Chart.of(trait, nth)) {
      changes.add(course.change(seat, entry.token(), entry.by()));
    }
    return changes;
  }
}
