package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.kit.Filed;
import java.util.List;
import java.util.function.Predicate;

/// What a seat has on file while its letters are read one after the other: at most one order for
/// each unit, each province in winter, and each other question.
final class OrdersOnFile {

  /// An order on file.
  ///
  /// @param kept whether it waits for a later question
  /// @param phase for which the letter was meant that it stands in
  record Entry(Order order, boolean kept, PhaseId phase) {}

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

  void put(Order order, boolean kept, PhaseId phase) {
    boolean waive = order instanceof Order.Waive;
    filed.put(waive ? "winter waive " + ++waived : subject(order), new Entry(order, kept, phase));
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

  /// Takes off what is about a province or a power, or everything if that is empty; orders meant
  /// for a phase after this one stay.
  ///
  /// @return the orders taken off
  List<String> drop(String about, PhaseId latest) {
    return drop(
        entry ->
            entry.value().phase().compareTo(latest) <= 0
                && (about.isEmpty() || entry.key().endsWith(" " + about)));
  }

  /// Takes off what is meant for one phase.
  ///
  /// @return the orders taken off
  List<String> drop(PhaseId phase) {
    return drop(entry -> entry.value().phase().equals(phase));
  }

  private List<String> drop(Predicate<Filed.Entry<String, Entry>> fits) {
    return filed.drop(fits).stream().map(entry -> entry.value().order().text()).toList();
  }

  /// {@return whether something is on file for this phase about what an order is about}
  boolean has(Order order) {
    return filed.get(subject(order)).filter(entry -> !entry.kept()).isPresent();
  }

  List<Entry> entries() {
    return filed.entries().stream().map(Filed.Entry::value).toList();
  }

  /// {@return the orders for the question that is open now}
  List<Order> orders() {
    return entries().stream().filter(entry -> !entry.kept()).map(Entry::order).toList();
  }
}
