package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import java.util.List;

/// Why a line that speaks of more than the orders of now is not accepted.
public sealed interface AheadRefusalFact extends Fact {

  /// A phase that is over.
  ///
  /// @param now the phase in which the letter was written
  record PhasePast(String phase, String now) implements AheadRefusalFact {}

  /// Words that name no phase.
  ///
  /// @param example the id of a phase that could be named
  record PhaseUnknown(@Quoted String words, String example) implements AheadRefusalFact {}

  /// A phase that the game does not come to.
  ///
  /// @param last the last one it may come to
  record PhaseNever(String phase, String last) implements AheadRefusalFact {}

  /// Nothing to repeat.
  record NothingBefore(String phase) implements AheadRefusalFact {}

  /// What is decided anew each time.
  record NotRepeatable(String phase) implements AheadRefusalFact {}

  /// `NO ALWAYS` for what has no standing order.
  ///
  /// @param standing the standing orders there are
  record NoStanding(@Quoted String word, List<String> standing) implements AheadRefusalFact {

    public NoStanding {
      standing = List.copyOf(standing);
    }
  }

  /// `CLEAR` while there are orders for later phases too.
  ///
  /// @param now the id of this phase
  /// @param later the ids of the phases that have orders
  record WhichCleared(String now, List<String> later) implements AheadRefusalFact {

    public WhichCleared {
      later = List.copyOf(later);
    }
  }

  /// `CLEAR` for a phase, or for all, where nothing is on file.
  ///
  /// @param phase empty if all was meant
  /// @param others what else is on file: the ids of phases, and `ALWAYS` if orders stand
  record NothingAhead(String phase, List<String> others) implements AheadRefusalFact {

    public NothingAhead {
      others = List.copyOf(others);
    }
  }
}
