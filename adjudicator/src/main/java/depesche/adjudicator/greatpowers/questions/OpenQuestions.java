package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Award;
import depesche.adjudicator.greatpowers.plans.PlanVerb;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.WarSides;
import java.util.List;

/// Which questions of this turn a seat may still be asked. A letter may come before its question,
/// also from one who is asked nothing just now.
public final class OpenQuestions {

  private OpenQuestions() {}

  /// {@return whether a command can still be the answer to something}
  public static boolean may(GreatPowersPosition greatPowersPosition, Seat seat, PlanVerb planVerb) {
    return switch (greatPowersPosition) {
      case GreatPowersPosition.Bid _, GreatPowersPosition.Results _ -> true;
      case GreatPowersPosition.Action(_, List<Seat> queue, _, _) ->
          switch (planVerb) {
            case BID -> false;
            case PICK, DISCARD, RESOLVE -> queue.contains(seat);
            case PASS, TARGET, STEAL, KEEP, FOE, ALLY, CLEAR, NONE -> true;
          };
      case GreatPowersPosition.Score score -> inScore(score, seat, planVerb);
      case GreatPowersPosition.War war -> inWar(war, seat, planVerb);
      case GreatPowersPosition.Event _ -> planVerb == PlanVerb.FOE || planVerb == PlanVerb.ALLY;
      case GreatPowersPosition.Over _ -> false;
    };
  }

  /// The award for navies comes second and that for colonies last.
  private static boolean inScore(GreatPowersPosition.Score score, Seat seat, PlanVerb planVerb) {
    boolean given = score.award() > Award.ORDER.indexOf(Award.NAVY);
    boolean theft = !given || asked(score, seat, Award.NAVY);
    boolean all = score.award() == Award.ORDER.size();
    boolean drawing = !all || asked(score, seat, Award.COLONY);
    return switch (planVerb) {
      case BID, PICK, DISCARD, RESOLVE -> false;
      case PASS -> theft || drawing;
      case STEAL -> theft;
      case KEEP, TARGET -> drawing;
      case FOE, ALLY, CLEAR, NONE -> true;
    };
  }

  private static boolean asked(GreatPowersPosition.Score score, Seat seat, Award award) {
    return score.award() == Award.ORDER.indexOf(award) + 1 && score.gifts().contains(seat);
  }

  /// The Leader names the Foe, and both name allies; of an odd number the last may choose a side.
  private static boolean inWar(GreatPowersPosition.War war, Seat seat, PlanVerb planVerb) {
    WarSides warSides = war.sides();
    boolean leads = warSides.leaders().getFirst().equals(seat);
    boolean named = !warSides.foes().isEmpty();
    boolean last = war.world().rulings().greatWarPick() == GreatPowersRulings.GreatWarPick.CHOOSES;
    return switch (planVerb) {
      case BID, PICK, DISCARD, RESOLVE, PASS, TARGET, STEAL, KEEP -> false;
      case FOE -> leads && !named;
      case ALLY ->
          leads
              || !named
              || warSides.foes().getFirst().equals(seat)
              || (last && warSides.open().contains(seat));
      case CLEAR, NONE -> true;
    };
  }
}
