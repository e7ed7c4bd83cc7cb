package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import java.util.List;

/// What is said of a look ahead that brings nothing.
public sealed interface TrialFact extends Fact {

  /// Nothing stands below `TRY`.
  record NothingToTry(String game) implements TrialFact {}

  /// More lines than anybody tries.
  record TryTooLong(int lines, int most) implements TrialFact {}

  /// The game is over; an earlier phase can be tried.
  ///
  /// @param phases of the game, the last first
  record TryPastPhase(String game, List<String> phases) implements TrialFact {
    public TryPastPhase {
      phases = List.copyOf(phases);
    }
  }

  /// There was no such phase.
  ///
  /// @param phases that there were, the last first
  record NoPhaseToTry(String phase, List<String> phases) implements TrialFact {
    public NoPhaseToTry {
      phases = List.copyOf(phases);
    }
  }

  /// `ENDTRY` without its beginning.
  record NoTryToEnd() implements TrialFact {}

  /// The title lets nobody try.
  record NoTrials(String title) implements TrialFact {}

  /// The title has no such question.
  record NoSuchQuestion(String command, String title) implements TrialFact {}
}
