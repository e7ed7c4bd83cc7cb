package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.rulebook.OrderRulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What there is to say against one order while it is being read. The first refusal counts.
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

  /// {@return whether the order counts only if no other for the unit is worded better}
  boolean loose() {
    return loose;
  }

  /// {@return every doubt}
  public List<Fact> doubts() {
    return List.copyOf(doubts);
  }

  /// {@return why the order is not accepted, if it is not}
  public Optional<Fact> refusal() {
    return refusals.isEmpty() ? Optional.empty() : Optional.of(refusals.getFirst());
  }

  /// {@return whether the order is not accepted}
  boolean isRefused() {
    return !refusals.isEmpty();
  }
}
