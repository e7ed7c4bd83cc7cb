package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import java.util.Optional;

/// When an order was written and when it is due: now, later, or never again.
///
/// @param now the phase in which it is read
/// @param written the phase in which it was written
public record OrderTiming(PhaseId now, PhaseId written) {

  /// {@return the question that is open now}
  public Question asked() {
    return now.kind().question();
  }

  /// {@return an order for the question that is open now, or why there is none}
  public LinePart now(
      Question question, String text, Optional<Order> order, OrderRemarks orderRemarks) {
    if (question != asked()) {
      return new LinePart.Bad(new OrderRefusalFact.WrongPhase(text, now.title()));
    }
    return order
        .<LinePart>map(one -> new LinePart.Good(one, orderRemarks.doubts(), orderRemarks.loose()))
        .orElseGet(() -> new LinePart.Bad(new OrderRefusalFact.NotAnOrder(text)));
  }

  /// {@return an order to be read again when its question is open, or why there is none}
  public LinePart later(
      Question question, String text, Optional<Order> order, OrderRemarks orderRemarks) {
    if (question.compareTo(asked()) < 0) {
      return new LinePart.Bad(new OrderRefusalFact.WrongPhase(text, now.title()));
    }
    return order
        .<LinePart>map(one -> new LinePart.Kept(one, kept(one), orderRemarks.doubts()))
        .orElseGet(() -> new LinePart.Bad(new OrderRefusalFact.NotAnOrder(text)));
  }

  public static Fact kept(Order order) {
    return order.question() == Question.RETREATS
        ? new OrderFact.KeptForRetreats(order.text())
        : new OrderFact.KeptForWinter(order.text());
  }

  /// {@return whether an order of an earlier phase answers a question that is no longer open}
  public boolean spent(Question question) {
    return switch (question) {
      case MOVES -> !written.equals(now);
      case RETREATS -> !written.season().equals(now.season()) || earlier(question);
      case ADJUSTMENTS -> false;
    };
  }

  private boolean earlier(Question question) {
    return !written.equals(now) && question.compareTo(asked()) < 0;
  }
}
