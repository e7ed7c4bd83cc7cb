package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Award;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Rulings;
import depesche.adjudicator.greatpowers.table.Sides;
import java.util.List;

/// Which questions of this turn a seat may still be asked. A letter may come before its question,
/// also from one who is asked nothing just now.
public final class Coming {

  private Coming() {}

  /// {@return whether a command can still be the answer to something}
  public static boolean may(Position position, Seat seat, Verb verb) {
    return switch (position) {
      case Position.Bid _, Position.Results _ -> true;
      case Position.Action(_, List<Seat> queue, _, _) ->
          switch (verb) {
            case BID -> false;
            case PICK, DISCARD, RESOLVE -> queue.contains(seat);
            case PASS, TARGET, STEAL, KEEP, FOE, ALLY, CLEAR, NONE -> true;
          };
      case Position.Score score -> inScore(score, seat, verb);
      case Position.War war -> inWar(war, seat, verb);
      case Position.Event _ -> verb == Verb.FOE || verb == Verb.ALLY;
      case Position.Over _ -> false;
    };
  }

  /// The award for navies comes second and that for colonies last.
  private static boolean inScore(Position.Score score, Seat seat, Verb verb) {
    boolean given = score.award() > Award.ORDER.indexOf(Award.NAVY);
    boolean theft = !given || asked(score, seat, Award.NAVY);
    boolean all = score.award() == Award.ORDER.size();
    boolean drawing = !all || asked(score, seat, Award.COLONY);
    return switch (verb) {
      case BID, PICK, DISCARD, RESOLVE -> false;
      case PASS -> theft || drawing;
      case STEAL -> theft;
      case KEEP, TARGET -> drawing;
      case FOE, ALLY, CLEAR, NONE -> true;
    };
  }

  private static boolean asked(Position.Score score, Seat seat, Award award) {
    return score.award() == Award.ORDER.indexOf(award) + 1 && score.gifts().contains(seat);
  }

  /// The Leader names the Foe, and both name allies; of an odd number the last may choose a side.
  private static boolean inWar(Position.War war, Seat seat, Verb verb) {
    Sides sides = war.sides();
    boolean leads = sides.leaders().getFirst().equals(seat);
    boolean named = !sides.foes().isEmpty();
    boolean last = war.world().rulings().greatWarPick() == Rulings.GreatWarPick.CHOOSES;
    return switch (verb) {
      case BID, PICK, DISCARD, RESOLVE, PASS, TARGET, STEAL, KEEP -> false;
      case FOE -> leads && !named;
      case ALLY ->
          leads
              || !named
              || sides.foes().getFirst().equals(seat)
              || (last && sides.open().contains(seat));
      case CLEAR, NONE -> true;
    };
  }
}
