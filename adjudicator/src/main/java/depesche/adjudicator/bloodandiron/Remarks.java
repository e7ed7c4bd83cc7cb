package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What there is to say against one order while it is being read. The first refusal counts.
final class Remarks {

  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();

  /// {@return nothing, so that a reader can say why and stop in one breath}
  <T> Optional<T> refuse(Fact why) {
    refusals.add(why);
    return Optional.empty();
  }

  void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  List<Fact> doubts() {
    return List.copyOf(doubts);
  }

  Optional<Fact> refusal() {
    return refusals.stream().findFirst();
  }
}
