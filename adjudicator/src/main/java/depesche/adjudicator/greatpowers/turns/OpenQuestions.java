package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Award;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.WarSides;
import java.util.List;
import java.util.Optional;

/// Who is asked something in a position, and which questions of this turn a seat may still be
/// asked: a letter may come before its question, also from one who is asked nothing just now.
public record OpenQuestions(GreatPowersPosition position) {

  /// From so many open on, both captains of a war have somebody left to choose.
  private static final int BOTH_CHOOSE = 3;

  /// {@return the seats that must answer, in table order}
  public List<Seat> seats() {
    SharedTable sharedTable = position.world();
    List<Seat> asked =
        switch (position) {
          case GreatPowersPosition.Bid _ ->
              sharedTable.powers().stream()
                  .filter(power -> power.bids() > 0)
                  .map(Power::seat)
                  .toList();
          case GreatPowersPosition.Action action -> action.queue();
          case GreatPowersPosition.Score score -> one(score.question());
          case GreatPowersPosition.War war -> captains(sharedTable, war);
          case GreatPowersPosition.Results _,
              GreatPowersPosition.Event _,
              GreatPowersPosition.Over _ ->
              List.of();
        };
    return sharedTable.seats().stream().filter(asked::contains).toList();
  }

  /// {@return the command that would answer what this seat is asked now, if it may decline that.
  /// Whether to take a card is asked in every turn, so before the Action Phase that is meant}
  public Optional<PlanVerb> declinable(Seat seat) {
    return switch (position) {
      case GreatPowersPosition.Bid _, GreatPowersPosition.Results _ -> Optional.of(PlanVerb.PICK);
      case GreatPowersPosition.Action action when one(action.question()).contains(seat) ->
          declinable(action.question());
      case GreatPowersPosition.Action action ->
          action.queue().contains(seat) ? Optional.of(PlanVerb.PICK) : Optional.empty();
      case GreatPowersPosition.Score score ->
          one(score.question()).contains(seat) ? declinable(score.question()) : Optional.empty();
      case GreatPowersPosition.Event _, GreatPowersPosition.War _, GreatPowersPosition.Over _ ->
          Optional.empty();
    };
  }

  private static Optional<PlanVerb> declinable(Question question) {
    return switch (question) {
      case Question.Wishes _, Question.AnotherWish _ -> Optional.of(PlanVerb.PICK);
      case Question.Target _, Question.KeepTarget _ -> Optional.of(PlanVerb.TARGET);
      case Question.Theft _ -> Optional.of(PlanVerb.STEAL);
      case Question.Keep _ -> Optional.of(PlanVerb.KEEP);
      case Question.Nothing _, Question.Side _ -> Optional.empty();
    };
  }

  private static List<Seat> one(Question question) {
    return switch (question) {
      case Question.Theft(Seat seat) -> List.of(seat);
      case Question.Keep(Seat seat, _) -> List.of(seat);
      case Question.KeepTarget(Seat seat, _, _) -> List.of(seat);
      case Question.AnotherWish(Seat seat) -> List.of(seat);
      case Question.Target(Seat seat, _) -> List.of(seat);
      case Question.Side(Seat seat) -> List.of(seat);
      case Question.Nothing _, Question.Wishes _ -> List.of();
    };
  }

  /// Leader and Foe pick in turns, so both are asked as long as both have a choice to make.
  private static List<Seat> captains(SharedTable sharedTable, GreatPowersPosition.War war) {
    WarSides warSides = war.sides();
    boolean both =
        war.question() instanceof Question.Side
            && !warSides.foes().isEmpty()
            && !WarPhase.lastChooses(sharedTable, warSides)
            && warSides.open().size() >= BOTH_CHOOSE;
    return both
        ? List.of(warSides.leaders().getFirst(), warSides.foes().getFirst())
        : one(war.question());
  }

  /// {@return whether a command can still be the answer to something}
  public boolean may(Seat seat, PlanVerb planVerb) {
    return switch (position) {
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
