package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.plans.PlanVerb;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.WarSides;
import depesche.adjudicator.greatpowers.wars.WarPhase;
import java.util.List;
import java.util.Optional;

/// Who is asked something in a position.
public final class AskedSeats {

  /// From so many open on, both captains of a war have somebody left to choose.
  private static final int BOTH_CHOOSE = 3;

  private AskedSeats() {}

  /// {@return the seats that must answer, in table order}
  public static List<Seat> seats(GreatPowersPosition greatPowersPosition) {
    SharedTable sharedTable = greatPowersPosition.world();
    List<Seat> asked =
        switch (greatPowersPosition) {
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
  public static Optional<PlanVerb> declinable(GreatPowersPosition greatPowersPosition, Seat seat) {
    return switch (greatPowersPosition) {
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
}
