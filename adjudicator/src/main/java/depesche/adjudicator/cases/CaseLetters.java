package depesche.adjudicator.cases;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.letters.OrderLetterReader;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What became of the lines of a case: those of one power are read like a letter of its seat.
final class CaseLetters {

  private final List<CaseLine> lines;

  /// Of each line, what it was read as.
  private final LinePart[] parts;

  private final SequencedMap<Seat, Orders> orders = new LinkedHashMap<>();

  CaseLetters(Variant variant, DiplomacyPosition diplomacyPosition, List<CaseLine> lines) {
    this.lines = lines;
    this.parts = new LinePart[lines.size()];
    SequencedMap<String, List<Integer>> letters = new LinkedHashMap<>();
    for (int i = 0; i < parts.length; i++) {
      letters.computeIfAbsent(lines.get(i).power(), _ -> new ArrayList<>()).add(i);
    }
    letters.forEach(
        (power, letter) ->
            hear(new OrderContext(variant, diplomacyPosition, new Seat(power)), letter));
  }

  private void hear(OrderContext orderContext, List<Integer> letter) {
    List<Wording> wordings = new ArrayList<>();
    letter.forEach(line -> wordings.add(lines.get(line).wording()));
    List<LinePart> read = new OrderLetterReader(orderContext).parts(wordings);
    List<Order> all = new ArrayList<>();
    for (int i = 0; i < letter.size(); i++) {
      LinePart linePart = read.get(i);
      if (linePart instanceof LinePart.Good(Order order, _, _)) {
        if (order instanceof Order.Waive || !all.contains(order)) {
          all.add(order);
        } else {
          linePart = new LinePart.Spent();
        }
      }
      parts[letter.get(i)] = linePart;
    }
    orders.put(orderContext.seat(), new Orders(all));
  }

  /// {@return what a line was read as; one that says again what another said is spent}
  ///
  /// @param line its place in the list of lines
  LinePart part(int line) {
    return parts[line];
  }

  /// {@return what each power has decided}
  SequencedMap<Seat, Orders> orders() {
    return orders;
  }

  /// {@return the orders of one kind}
  <K extends Order> List<K> only(Class<K> kind) {
    List<K> only = new ArrayList<>();
    orders.values().forEach(one -> only.addAll(one.only(kind)));
    return only;
  }
}
