package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.OrderRulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What there is to say against one order while it is being read, and what becomes of it. The first
/// refusal counts.
public final class OrderRemarks {

  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();
  private boolean loose;

  /// Starts without any.
  public OrderRemarks() {}

  /// {@return nothing, so that a reader can say why and stop in one breath}
  public <T> Optional<T> refuse(Fact why) {
    refusals.add(why);
    return Optional.empty();
  }

  /// Notes why an accepted order may not be meant.
  public void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  List<Fact> doubts() {
    return List.copyOf(doubts);
  }

  /// Deals with a word that is missing or wrong as the ruling for it says.
  ///
  /// @param why what is said if the order is illegal for it
  /// @param doubts what is said if it is not; may be empty
  void weigh(OrderRulebook.Named ruling, Fact why, List<Fact> doubts) {
    switch (ruling) {
      case VALID -> doubts.forEach(this::doubt);
      case ILLEGAL -> refusals.add(why);
      case UNLESS_BETTER -> {
        doubts.forEach(this::doubt);
        loose = true;
      }
    }
  }

  /// {@return why the order is not accepted, if it is not}
  public Optional<Fact> refusal() {
    return refusals.isEmpty() ? Optional.empty() : Optional.of(refusals.getFirst());
  }

  /// {@return whether the order is not accepted}
  boolean isRefused() {
    return !refusals.isEmpty();
  }

  /// {@return what becomes of an order; the first thing that is wrong with it is the reason to
  /// refuse it}
  ///
  /// @param otherwise what it was read as
  public LinePart unlessRefused(LinePart otherwise) {
    return refusal().<LinePart>map(LinePart.Bad::new).orElse(otherwise);
  }

  /// {@return an order for the question that is open now, or why there is none}
  public LinePart now(OrderContext scene, Question question, String text, Optional<Order> order) {
    return question == scene.asked()
        ? part(text, order, one -> new LinePart.Good(one, List.copyOf(doubts), loose))
        : wrongPhase(scene, text);
  }

  /// {@return an order to be read again when its question is open, or why there is none}
  public LinePart later(OrderContext scene, Question question, String text, Optional<Order> order) {
    return question.compareTo(scene.asked()) >= 0
        ? part(text, order, one -> new LinePart.Kept(one, OrderFact.kept(one), List.copyOf(doubts)))
        : wrongPhase(scene, text);
  }

  private static LinePart part(
      String text, Optional<Order> order, Function<Order, LinePart> accepted) {
    return order
        .map(accepted)
        .orElseGet(() -> new LinePart.Bad(new OrderRefusalFact.NotAnOrder(text)));
  }

  private static LinePart wrongPhase(OrderContext scene, String text) {
    return new LinePart.Bad(new OrderRefusalFact.WrongPhase(text, scene.now().title()));
  }
}
