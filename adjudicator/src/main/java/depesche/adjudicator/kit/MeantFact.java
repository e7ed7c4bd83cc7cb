package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Quoted;
import java.util.List;

/// What is said of a line that says how others are meant or takes them back, or that another says
/// it of.
public sealed interface MeantFact extends Fact {

  /// {@return what is said of a line that says how firmly the orders of its letter stand}
  static MeantFact of(Firmness firmness) {
    return firmness == Firmness.BACKUP ? new OrdersInReserve() : new OrdersProvisional();
  }

  /// The orders of the letter count at the deadline, and nothing is judged early for them.
  record OrdersProvisional() implements MeantFact {}

  /// The same, of orders for the case that nothing newer comes.
  record OrdersInReserve() implements MeantFact {}

  /// A line that one below it takes back: `Ignore the above.`
  record LineRetracted(@Quoted String text, @Quoted String by) implements MeantFact {}

  /// A line that takes back what was sent before, in other words than those that do it.
  record NothingRetracted(@Quoted String text) implements MeantFact {}

  /// These orders are no longer on file.
  record Withdrawn(List<String> what) implements MeantFact {

    public Withdrawn {
      what = List.copyOf(what);
    }
  }

  /// `CLEAR` of what is not on file.
  ///
  /// @param word what was to be cleared; empty if that was everything
  /// @param others what is on file, as one would write it
  record NothingOnFile(@Quoted String word, List<String> others) implements MeantFact {

    public NothingOnFile {
      others = List.copyOf(others);
    }
  }

  /// A line and its correction, of which neither counts.
  ///
  /// @param other the other one; empty if it is not in this letter
  record LineCorrected(@Quoted String text, @Quoted String other) implements MeantFact {}
}
