package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What there is to say against one order while it is being read. The first refusal counts.
public final class Remarks {

  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();

  /// Starts without any.
  public Remarks() {}

  /// {@return nothing, so that a reader can say why and stop in one breath}
  public <T> Optional<T> refuse(Fact why) {
    refusals.add(why);
    return Optional.empty();
  }

  /// Notes why an accepted order may not be meant.
  public void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  /// {@return every doubt}
  public List<Fact> doubts() {
    return List.copyOf(doubts);
  }

  /// {@return why the order is not accepted, if it is not}
  public Optional<Fact> refusal() {
    return refusals.stream().findFirst();
  }
}
