package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.List;

/// What was understood of a list: its entries, with doubts and refusals. Where some entries are
/// refused, the others count, unless it holds words of which nothing is understood.
public final class ParsedList<T> {

  private final List<T> entries = new ArrayList<>();
  private final List<Fact> doubts = new ArrayList<>();
  private final List<Fact> refusals = new ArrayList<>();
  private boolean strange;

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

  /// Takes why an entry is none at all: words that nobody understands may change what the rest of
  /// the list means.
  public void strange(Fact refusal) {
    strange = true;
    refusals.add(refusal);
  }

  /// {@return whether there are words of which nothing is understood}
  public boolean isStrange() {
    return strange;
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
