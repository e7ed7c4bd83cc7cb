package depesche.adjudicator;

import java.util.List;

/// What a position waits for.
public sealed interface Status {

  /// Answers are due: one demand is a turn, several are a simultaneous phase.
  record Waiting(List<Demand> demands) implements Status {

    public Waiting {
      demands = List.copyOf(demands);
    }
  }

  /// The game is over.
  ///
  /// @param standing every seat, best first; equal ranks shared the place
  record Over(List<FinalPlace> standing) implements Status {

    public Over {
      standing = List.copyOf(standing);
    }
  }
}
