package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import java.util.List;

/// What became of one order of a line.
public sealed interface Part {

  /// An order for the question that is open now.
  record Good(Order order, List<Fact> doubts) implements Part {}

  /// An order for a later question, to be read again when that comes.
  record Kept(Order order, Fact meaning, List<Fact> doubts) implements Part {}

  record Bad(Fact why) implements Part {}

  /// Takes back the order of one unit, or everything if the place is empty.
  record Clear(String place, String text) implements Part {}

  /// An order for a question that is answered; it counted then.
  record Spent() implements Part {}
}
