package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// What a seat's letters gave in earlier phases, read against the board of now; each phase once,
/// for one `AS BEFORE` may repeat another.
final class Repetitions {

  /// What can be repeated of a phase.
  ///
  /// @param lost what cannot
  record Given(List<Order> orders, List<Fact> lost) {

    Given {
      orders = List.copyOf(orders);
      lost = List.copyOf(lost);
    }

    /// {@return what words ask for: `same ballots as last season` speaks of no units}
    Given as(String words) {
      String small = words.toLowerCase(Locale.ROOT);
      return small.contains("ballot") || small.contains("vote")
          ? new Given(orders.stream().filter(Order.Extra.class::isInstance).toList(), lost)
          : this;
    }
  }

  private final SequencedMap<PhaseId, Given> known = new LinkedHashMap<>();

  Given of(PhaseId phase, OrderContext orderContext, List<Letter> letters) {
    Given before = known.get(phase);
    if (before == null) {
      OrderLetterReader reader = new OrderLetterReader(orderContext, phase, this);
      List<Order> orders = reader.read(letters).orders().map(Orders::orders).orElse(List.of());
      before = new Given(orders, reader.lost());
      known.put(phase, before);
    }
    return before;
  }
}
