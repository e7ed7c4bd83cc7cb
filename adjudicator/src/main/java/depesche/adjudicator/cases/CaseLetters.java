package depesche.adjudicator.cases;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.letters.OrderLetterReader;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// What became of the lines of a case: those of one power are read like a letter of its seat.
final class CaseLetters {

  /// By the number of the line in its file.
  private final SequencedMap<Integer, LinePart> parts = new LinkedHashMap<>();

  private final SequencedMap<Seat, Orders> orders = new LinkedHashMap<>();

  CaseLetters(Variant variant, DiplomacyPosition diplomacyPosition, List<CaseLine> lines) {
    SequencedMap<String, List<CaseLine>> letters = new LinkedHashMap<>();
    for (CaseLine line : lines) {
      letters.computeIfAbsent(line.power(), _ -> new ArrayList<>()).add(line);
    }
    letters.forEach(
        (power, letter) ->
            hear(new OrderContext(variant, diplomacyPosition, new Seat(power)), letter));
  }

  private void hear(OrderContext orderContext, List<CaseLine> letter) {
    List<LinePart> read =
        new OrderLetterReader(orderContext).parts(letter.stream().map(CaseLine::wording).toList());
    Set<Order> counted = new LinkedHashSet<>();
    List<Order> all = new ArrayList<>();
    for (int i = 0; i < letter.size(); i++) {
      LinePart linePart = read.get(i);
      if (linePart instanceof LinePart.Good(Order order, _, _)) {
        if (order instanceof Order.Waive || counted.add(order)) {
          all.add(order);
        } else {
          linePart = new LinePart.Spent();
        }
      }
      parts.put(letter.get(i).raw().number(), linePart);
    }
    orders.put(orderContext.seat(), new Orders(all));
  }

  /// {@return what a line was read as; one that says again what another said is spent}
  LinePart part(CaseLine line) {
    return parts.getOrDefault(line.raw().number(), new LinePart.Spent());
  }

  /// {@return what each power has decided}
  SequencedMap<Seat, Orders> orders() {
    return orders;
  }

  /// {@return the orders of one kind}
  <K extends Order> List<K> only(Class<K> kind) {
    return orders.values().stream().flatMap(one -> one.only(kind).stream()).toList();
  }
}
