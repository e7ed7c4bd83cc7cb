package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Verdict;
import java.util.List;
import java.util.Optional;

/// A title in which one may look before one writes: lines can be tried, and what lies open on the
/// table can be asked about. Nothing of it is kept, and nothing depends on what the seat that asks
/// cannot know.
public interface Explores<P> extends Capability {

  /// {@return whether all of a position lies open, so that anybody may try whatever they like}
  default boolean isOpen() {
    return false;
  }

  /// {@return what lines would bring, if they were all that anybody writes}
  ///
  /// @param seat who tries them, if it holds a seat
  /// @param lines orders for any sides, where the title lets one try those of others
  Tried<P> tried(P position, Optional<Seat> seat, List<String> lines, Chance chance);

  /// {@return the answer to a line that is a question in the form of this title; nothing if it is
  /// none}
  default Optional<Verdict> answer(P position, String line) {
    return Optional.empty();
  }

  /// {@return questions that may be asked now, those about what the seat holds first}
  default List<String> questions(P position, Optional<Seat> seat) {
    return List.of();
  }

  /// What came of lines that were tried.
  ///
  /// @param lines with a verdict for each
  /// @param sums that they make, where a title counts without judging
  /// @param step to which they lead; empty if none of them counts, or their verdicts say all
  record Tried<P>(List<Line> lines, List<Fact> sums, Optional<Step<P>> step) {

    public Tried {
      lines = List.copyOf(lines);
      sums = List.copyOf(sums);
    }

    /// Where the step says it all, or the verdicts do.
    public Tried(List<Line> lines, Optional<Step<P>> step) {
      this(lines, List.of(), step);
    }
  }
}
