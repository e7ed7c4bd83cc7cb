package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import java.util.ArrayList;
import java.util.List;

/// Where the orders for one phase go on file.
record Shelf(PhaseId phase, OrdersOnFile file, AheadOnFile ahead, boolean later) {

  void put(Order order, boolean kept) {
    file.put(order, kept, phase);
    ahead.settle(phase, OrdersOnFile.subject(order));
  }

  void put(LinePart.Ahead order) {
    if (!order.subject().isEmpty()) {
      ahead.put(new AheadOnFile.Later(phase, order.subject(), order.condition(), order.meaning()));
    }
  }

  /// Takes off what is about a province or a power, or everything if that is empty.
  ///
  /// @return the orders taken off
  List<String> drop(String about) {
    List<String> gone = later ? List.of() : file.drop(about, phase);
    boolean waits =
        ahead.drop(
            one ->
                one.phase().equals(phase)
                    && (about.isEmpty() || (" " + one.subject()).endsWith(" " + about)));
    return waits && gone.isEmpty() ? List.of(about.isEmpty() ? phase.id() : about) : gone;
  }

  /// {@return what is on file, as one would write it}
  List<String> contents() {
    List<String> all = new ArrayList<>();
    file.entries().forEach(entry -> all.add(entry.order().text()));
    all.addAll(ahead.contents());
    return all;
  }
}
