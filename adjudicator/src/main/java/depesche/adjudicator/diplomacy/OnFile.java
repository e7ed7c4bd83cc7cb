package depesche.adjudicator.diplomacy;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a seat has on file while its letters are read one after the other: at most one order for
/// each unit and each other question, and one set of adjustments.
final class OnFile {

  /// An order on file.
  ///
  /// @param kept whether it waits for a later question
  record Entry(Order order, boolean kept) {}

  private final SequencedMap<String, Entry> entries = new LinkedHashMap<>();
  private int waived;

  /// {@return what an order is about; two orders about one thing cannot both stand}
  static String subject(Order order) {
    return switch (order) {
      case Order.Move move -> "unit " + move.unit().province();
      case Order.Extra extra -> extra.subject();
      case Order.Flight flight -> "retreat " + flight.unit().province();
      case Order.Build(_, String at) -> "winter " + Province.of(at);
      case Order.Remove(Unit unit) -> "winter " + unit.province();
      case Order.Waive _ -> "winter";
    };
  }

  void put(Order order, boolean kept) {
    boolean waive = order instanceof Order.Waive;
    String subject = waive ? "winter waive " + ++waived : subject(order);
    entries.remove(subject);
    entries.put(subject, new Entry(order, kept));
  }

  /// Takes all answers to a question off the file: a later letter replaces the whole set.
  void drop(Question question) {
    entries.values().removeIf(entry -> Question.answeredBy(entry.order()) == question);
  }

  /// Takes off what is about a province or a power, or everything if that is empty.
  ///
  /// @return the orders taken off
  List<String> drop(String about) {
    List<String> dropped = new ArrayList<>();
    entries
        .entrySet()
        .removeIf(
            entry -> {
              boolean drop = about.isEmpty() || entry.getKey().endsWith(" " + about);
              if (drop) {
                dropped.add(entry.getValue().order().text());
              }
              return drop;
            });
    return List.copyOf(dropped);
  }

  List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  /// {@return the orders for the question that is open now}
  List<Order> orders() {
    return entries.values().stream().filter(entry -> !entry.kept()).map(Entry::order).toList();
  }
}
