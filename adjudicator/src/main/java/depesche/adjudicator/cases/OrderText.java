package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the words of an order, such as `A MUN S A BER - KIE`.
///
/// @param unit who is told
/// @param told what
record OrderText(Told.Named unit, Told told) {

  /// {@return the order, if the words have the form of one; places may be anything}
  static Optional<OrderText> read(List<String> words) {
    if (words.size() < 3 || Kind.of(words.getFirst()).isEmpty()) {
      return Optional.empty();
    }
    Told.Named unit = new Told.Named(words.get(0), words.get(1));
    return told(words.get(2), words.subList(3, words.size())).map(it -> new OrderText(unit, it));
  }

  private static Optional<Told> told(String verb, List<String> rest) {
    if (verb.equals("D")) {
      return rest.isEmpty() ? Optional.of(new Told.Disbands()) : Optional.empty();
    }
    Optional<? extends Order> order =
        switch (verb) {
          case "H" -> rest.isEmpty() ? Optional.of(new Order.Hold()) : Optional.empty();
          case "-" -> move(rest);
          case "S" -> support(rest);
          case "C" -> convoy(rest);
          default -> Optional.empty();
        };
    return order.map(it -> new Told.Acts(it, aided(it, rest)));
  }

  private static Optional<Told.Named> aided(Order order, List<String> rest) {
    return switch (order) {
      case Order.SupportHold _, Order.SupportMove _, Order.Convoy _ ->
          Optional.of(new Told.Named(rest.get(0), rest.get(1)));
      case Order.Hold _, Order.Move _ -> Optional.empty();
    };
  }

  private static Optional<Order> move(List<String> rest) {
    if (rest.size() == 2 && rest.getLast().equals("VIA")) {
      return Optional.of(new Order.Move(rest.getFirst(), Order.Way.VIA));
    }
    if (rest.size() > 1) {
      return through(rest);
    }
    return rest.isEmpty() ? Optional.empty() : Optional.of(new Order.Move(rest.getFirst()));
  }

  /// Every second word is a dash: `NTH - SKA - SWE` (DATC 4.A.6).
  private static Optional<Order> through(List<String> rest) {
    List<String> places = new ArrayList<>();
    for (int i = 0; i < rest.size(); i++) {
      if (i % 2 == 0) {
        places.add(rest.get(i));
      } else if (!rest.get(i).equals("-")) {
        return Optional.empty();
      }
    }
    return rest.size() % 2 == 0
        ? Optional.empty()
        : Optional.of(
            new Order.Move(places.getLast(), Order.Way.VIA, places.subList(0, places.size() - 1)));
  }

  private static Optional<Order> support(List<String> rest) {
    if (rest.size() == 2 && Kind.of(rest.getFirst()).isPresent()) {
      return Optional.of(new Order.SupportHold(rest.get(1)));
    }
    return passage(rest)
        ? Optional.of(new Order.SupportMove(rest.get(1), rest.get(3)))
        : Optional.empty();
  }

  private static Optional<Order> convoy(List<String> rest) {
    return passage(rest)
        ? Optional.of(new Order.Convoy(rest.get(1), rest.get(3)))
        : Optional.empty();
  }

  private static boolean passage(List<String> rest) {
    return rest.size() == 4 && Kind.of(rest.getFirst()).isPresent() && rest.get(2).equals("-");
  }
}
