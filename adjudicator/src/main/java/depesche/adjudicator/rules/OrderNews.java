package depesche.adjudicator.rules;

import depesche.adjudicator.Fact;
import java.util.List;

/// A fact that says what came of orders.
public interface OrderNews extends Fact {

  /// {@return the orders of which it tells; it may be none}
  List<JudgedOrder> orders();
}
