package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.wars.WarPhase;
import java.util.List;
import java.util.Optional;

/// Who is asked something in a position.
public final class Asked {

  /// From so many open on, both captains of a war have somebody left to choose.
  private static final int BOTH_CHOOSE = 3;

  private Asked() {}

  /// {@return the seats that must answer, in table order}
  public static List<Seat> seats(Position position) {
    World world = position.world();
    List<Seat> asked =
        switch (position) {
          case Position.Bid _ ->
              world.powers().stream().filter(power -> power.bids() > 0).map(Power::seat).toList();
          case Position.Action action -> action.queue();
          case Position.Score score -> one(score.question());
          case Position.War war -> captains(world, war);
          case Position.Results _, Position.Event _, Position.Over _ -> List.of();
        };
    return world.seats().stream().filter(asked::contains).toList();
  }

  /// {@return the command that would answer what this seat is asked now, if it may decline that.
  /// Whether to take a card is asked in every turn, so before the Action Phase that is meant}
  public static Optional<Verb> declinable(Position position, Seat seat) {
    return switch (position) {
      case Position.Bid _, Position.Results _ -> Optional.of(Verb.PICK);
      case Position.Action action when one(action.question()).contains(seat) ->
          declinable(action.question());
      case Position.Action action ->
          action.queue().contains(seat) ? Optional.of(Verb.PICK) : Optional.empty();
      case Position.Score score ->
          one(score.question()).contains(seat) ? declinable(score.question()) : Optional.empty();
      case Position.Event _, Position.War _, Position.Over _ -> Optional.empty();
    };
  }

  private static Optional<Verb> declinable(Question question) {
    return switch (question) {
      case Question.Wishes _, Question.AnotherWish _ -> Optional.of(Verb.PICK);
      case Question.Target _, Question.KeepTarget _ -> Optional.of(Verb.TARGET);
      case Question.Theft _ -> Optional.of(Verb.STEAL);
      case Question.Keep _ -> Optional.of(Verb.KEEP);
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
  private static List<Seat> captains(World world, Position.War war) {
    Sides sides = war.sides();
    boolean both =
        war.question() instanceof Question.Side
            && !sides.foes().isEmpty()
            && !WarPhase.lastChooses(world, sides)
            && sides.open().size() >= BOTH_CHOOSE;
    return both
        ? List.of(sides.leaders().getFirst(), sides.foes().getFirst())
        : one(war.question());
  }
}
