package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Order;
import java.util.List;
import java.util.Optional;

/// Reads the words of an order, such as `A MUN S A BER - KIE`.
///
/// @param unit who is told
/// @param told what
record OrderText(Told.Named unit, Told told) {

  private static final List<String> KINDS = List.of("A", "AA", "F");

  /// {@return the order, if the words have the form of one; provinces may be anything}
  static Optional<OrderText> read(List<String> words) {
    if (words.size() < 3 || !KINDS.contains(words.getFirst())) {
      return Optional.empty();
    }
    Told.Named unit = new Told.Named(words.get(0), words.get(1));
    List<String> rest = words.subList(3, words.size());
    Optional<? extends Told> told =
        switch (words.get(2)) {
          case "H" -> rest.isEmpty() ? acts(new Order.Hold()) : Optional.empty();
          case "D" -> rest.isEmpty() ? Optional.of(new Told.Disbands()) : Optional.empty();
          case "-" -> move(rest);
          case "S" -> support(rest);
          case "C" -> convoy(rest);
          default -> Optional.empty();
        };
    return told.map(it -> new OrderText(unit, it));
  }

  private static Optional<Told> acts(Order order) {
    return Optional.of(new Told.Acts(order));
  }

  private static Optional<Told> move(List<String> rest) {
    return switch (rest.size()) {
      case 1 -> acts(new Order.Move(rest.getFirst()));
      case 2 -> rest.getLast().equals("VIA") ? Optional.of(new Told.Convoys()) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Told> support(List<String> rest) {
    if (rest.size() < 2 || !KINDS.contains(rest.getFirst())) {
      return Optional.empty();
    }
    Told.Named aided = new Told.Named(rest.get(0), rest.get(1));
    if (rest.size() == 2) {
      return Optional.of(new Told.Aids(aided, new Order.SupportHold(aided.province())));
    }
    return rest.size() == 4 && rest.get(2).equals("-")
        ? Optional.of(new Told.Aids(aided, new Order.SupportMove(aided.province(), rest.get(3))))
        : Optional.empty();
  }

  private static Optional<Told> convoy(List<String> rest) {
    return rest.size() == 4 && KINDS.contains(rest.getFirst()) && rest.get(2).equals("-")
        ? Optional.of(new Told.Convoys())
        : Optional.empty();
  }
}
