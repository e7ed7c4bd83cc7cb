package depesche.adjudicator.diplomacy;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What a seat has on file while its letters are read one after the other: at most one order for
/// each unit, each province in winter, and each other question.
final class OnFile {

  /// An order on file.
  ///
  /// @param kept whether it waits for a later question
  /// @param letter which letter it stands in, from 1
  record Entry(Order order, boolean kept, int letter) {}

  private final SequencedMap<String, Entry> entries = new LinkedHashMap<>();
  private int letter;
  private int waived;

  void beginLetter() {
    letter++;
  }

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
    entries.put(subject, new Entry(order, kept, letter));
  }

  /// {@return whether an order is about a province or a power; all are about nothing named}
  static boolean isAbout(Order order, String about) {
    return about.isEmpty() || subject(order).endsWith(" " + about);
  }

  /// {@return the builds or removals that are chosen for this winter}
  ///
  /// @param earlier whether those of earlier letters or those of this letter
  List<Order> adjustments(boolean earlier) {
    return entries.values().stream()
        .filter(entry -> !entry.kept() && entry.letter() < letter == earlier)
        .map(Entry::order)
        .filter(Order.Adjustment.class::isInstance)
        .toList();
  }

  /// Takes an order of an earlier letter off the file.
  void dropEarlier(Order order) {
    entries.entrySet().stream()
        .filter(entry -> entry.getValue().letter() < letter)
        .filter(entry -> entry.getValue().order().equals(order))
        .map(Map.Entry::getKey)
        .findFirst()
        .ifPresent(entries::remove);
  }

  /// Takes all answers to a question off the file.
  void drop(Question question) {
    entries.values().removeIf(entry -> entry.order().question() == question);
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
