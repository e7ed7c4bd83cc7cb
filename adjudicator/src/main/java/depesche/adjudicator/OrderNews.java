package depesche.adjudicator;

import java.util.List;

/// A fact that says what came of orders.
public interface OrderNews extends Fact {

  /// {@return the orders of which it tells; it may be none}
  List<Judged> orders();

  /// An order and what came of it, for files that other programs read.
  ///
  /// @param power the seat, or a power without one
  /// @param text the order, or the unit that had none
  /// @param result one of the words of `adjudicate`: `succeeds`, `fails`, `given`, `cut`,
  ///   `available`, `disrupted`, `stands`, `invalid`, `illegal`; or `dislodged` or `destroyed` of a
  ///   unit that was ordered something else
  record Judged(String power, String text, String result) {}
}
