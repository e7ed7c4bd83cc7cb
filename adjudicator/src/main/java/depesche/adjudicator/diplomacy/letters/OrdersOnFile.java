package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.kit.Filed;
import java.util.List;

/// What a seat has on file while its letters are read one after the other: at most one order for
/// each unit, each province in winter, and each other question.
final class OrdersOnFile {

  /// An order on file.
  ///
  /// @param kept whether it waits for a later question
  record Entry(Order order, boolean kept) {}

  private final Filed<String, Entry> filed = new Filed<>();
  private int waived;

  void beginLetter() {
    filed.beginLetter();
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
    filed.put(waive ? "winter waive " + ++waived : subject(order), new Entry(order, kept));
  }

  /// {@return whether an order is about a province or a power; all are about nothing named}
  static boolean isAbout(Order order, String about) {
    return about.isEmpty() || subject(order).endsWith(" " + about);
  }

  /// {@return the builds or removals that are chosen for this winter}
  ///
  /// @param earlier whether those of earlier letters or those of this letter
  List<Order> adjustments(boolean earlier) {
    return filed.entries().stream()
        .filter(entry -> !entry.value().kept() && filed.isFresh(entry) != earlier)
        .map(entry -> entry.value().order())
        .filter(Order.Adjustment.class::isInstance)
        .toList();
  }

  /// Takes an order of an earlier letter off the file.
  void dropEarlier(Order order) {
    filed.entries().stream()
        .filter(entry -> !filed.isFresh(entry) && entry.value().order().equals(order))
        .findFirst()
        .ifPresent(entry -> filed.drop(entry::equals));
  }

  /// Takes all answers to a question off the file.
  void drop(Question question) {
    filed.drop(entry -> entry.value().order().question() == question);
  }

  /// Takes off what is about a province or a power, or everything if that is empty.
  ///
  /// @return the orders taken off
  List<String> drop(String about) {
    return filed.drop(entry -> about.isEmpty() || entry.key().endsWith(" " + about)).stream()
        .map(entry -> entry.value().order().text())
        .toList();
  }

  List<Entry> entries() {
    return filed.entries().stream().map(Filed.Entry::value).toList();
  }

  /// {@return the orders for the question that is open now}
  List<Order> orders() {
    return entries().stream().filter(entry -> !entry.kept()).map(Entry::order).toList();
  }
}
