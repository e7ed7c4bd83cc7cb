package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Seat;
import java.util.List;

/// Who is asked something in a position.
final class Asked {

  /// From so many open on, both captains of a war have somebody left to choose.
  private static final int BOTH_CHOOSE = 3;

  private Asked() {}

  /// {@return the seats that owe an answer, in table order}
  static List<Seat> seats(Position position) {
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
