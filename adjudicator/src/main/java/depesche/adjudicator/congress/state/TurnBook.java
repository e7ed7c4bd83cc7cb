package depesche.adjudicator.congress.state;

import depesche.adjudicator.table.position.TextValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What was read off the journal for the sums of a turn.
///
/// @param seen the number of the last entry that was read
/// @param terms the changes of points and resources, track by track, oldest first
public record TurnBook(int seen, List<Term> terms) {

  /// Nothing is read.
  public static final TurnBook NONE = new TurnBook(0, List.of());

  public TurnBook {
    terms = terms.stream().sorted(Comparator.comparing(Term::track)).toList();
  }

  /// A change of a track.
  public record Term(String track, int value, TextValue reason) {}

  public TurnBook with(Term term) {
    List<Term> more = new ArrayList<>(terms);
    more.add(term);
    return new TurnBook(seen, more);
  }

  public TurnBook readTo(int entry) {
    return new TurnBook(entry, terms);
  }

  public TurnBook without(String track) {
    return new TurnBook(seen, terms.stream().filter(one -> !one.track().equals(track)).toList());
  }
}
