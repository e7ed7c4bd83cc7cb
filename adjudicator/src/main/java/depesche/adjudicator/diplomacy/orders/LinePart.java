package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What became of one order of a line.
public sealed interface LinePart {

  /// {@return the order, if it is accepted}
  default Optional<Order> accepted() {
    return switch (this) {
      case Good(Order order, _, _) -> Optional.of(order);
      case Kept(Order order, _, _) -> Optional.of(order);
      case Bad _, Clear _, Spent _, Ahead _, Others _ -> Optional.empty();
    };
  }

  /// {@return the same with a doubt more, if it is an order}
  default LinePart doubted(Fact doubt) {
    return switch (this) {
      case Good(Order order, List<Fact> doubts, boolean loose) ->
          new Good(order, with(doubts, doubt), loose);
      case Kept(Order order, Fact meaning, List<Fact> doubts) ->
          new Kept(order, meaning, with(doubts, doubt));
      case Ahead(String subject, String condition, Fact meaning, List<Fact> doubts) ->
          new Ahead(subject, condition, meaning, with(doubts, doubt));
      case Bad _, Clear _, Spent _, Others _ -> this;
    };
  }

  private static List<Fact> with(List<Fact> doubts, Fact doubt) {
    return Stream.concat(doubts.stream(), Stream.of(doubt)).toList();
  }

  /// An order for the question that is open now.
  ///
  /// @param loose whether it counts only if no other for the unit is worded better
  record Good(Order order, List<Fact> doubts, boolean loose) implements LinePart {}

  /// An order for a later question, to be read again when that comes.
  record Kept(Order order, Fact meaning, List<Fact> doubts) implements LinePart {}

  record Bad(Fact why) implements LinePart {}

  /// Takes back the order of one unit, or everything if the place is empty.
  record Clear(String place, String text) implements LinePart {}

  /// Something that stays on file and says nothing of this phase: an order for a later one, or
  /// under a condition that does not hold.
  ///
  /// @param subject what it is about
  /// @param condition in words; may be empty
  record Ahead(String subject, String condition, Fact meaning, List<Fact> doubts)
      implements LinePart {}

  /// The units that have no other order hold; which those are shows when all the others are known.
  record Others(AllUnits units, String text) implements LinePart {}

  /// An order for a question that is answered; it counted then.
  record Spent() implements LinePart {}
}
