package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.List;

/// What was understood of a list: its entries, with doubts and refusals. Where some entries are
/// refused, the others count.
public final class ParsedList<T> {

  private final List<T> entries = new ArrayList<>();
  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();

  /// Nothing read yet.
  public ParsedList() {}

  /// Takes an entry, once.
  public void entry(T entry) {
    if (!entries.contains(entry)) {
      entries.add(entry);
    }
  }

  /// Takes a doubt about an entry.
  public void doubt(Fact doubt) {
    doubts.add(doubt);
  }

  /// Takes why an entry does not count.
  public void refuse(Fact refusal) {
    refusals.add(refusal);
  }

  /// {@return the entries that count, in their order}
  public List<T> entries() {
    return entries;
  }

  /// {@return the doubts}
  public List<Fact> doubts() {
    return doubts;
  }

  /// {@return the refusals}
  public List<Fact> refusals() {
    return refusals;
  }
}
