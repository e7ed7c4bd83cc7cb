package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.List;

/// What was understood of a list: its entries, with doubts and refusals. Where some entries are
/// refused, the others count.
final class Heard<T> {

  private final List<T> entries = new ArrayList<>();
  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();

  void entry(T entry) {
    if (!entries.contains(entry)) {
      entries.add(entry);
    }
  }

  void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  void refuse(Fact refusal) {
    refusals.add(refusal);
  }

  List<T> entries() {
    return entries;
  }

  List<Fact> doubts() {
    return doubts;
  }

  List<Fact> refusals() {
    return refusals;
  }
}
