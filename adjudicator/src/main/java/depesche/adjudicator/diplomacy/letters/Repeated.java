package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import java.util.List;
import java.util.Locale;

/// What a seat's letters gave in an earlier phase, read against the board of now.
///
/// @param lost what cannot be repeated
record Repeated(List<Order> orders, List<Fact> lost) {

  Repeated {
    orders = List.copyOf(orders);
    lost = List.copyOf(lost);
  }

  /// {@return what words ask for: `same ballots as last season` speaks of no units}
  Repeated as(String words) {
    String small = words.toLowerCase(Locale.ROOT);
    return small.contains("ballot") || small.contains("vote")
        ? new Repeated(orders.stream().filter(Order.Extra.class::isInstance).toList(), lost)
        : this;
  }
}
