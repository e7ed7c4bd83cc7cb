package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.List;

/// What a line of a letter means.
public sealed interface DanceLineFact extends Fact {

  /// Done as soon as the letter is judged, with what comes of it up to the next roll or question.
  record DanceDone(List<Fact> effects) implements DanceLineFact {

    public DanceDone {
      effects = List.copyOf(effects);
    }
  }

  /// Kept until its phase comes, and judged then.
  ///
  /// @param words what it speaks of, as a player reads it
  record DanceKept(DanceVerb verb, List<String> words, String phase) implements DanceLineFact {

    public DanceKept {
      words = List.copyOf(words);
    }
  }

  /// An answer for all questions of this kind to the end of the turn.
  record AnswerKept(DanceVerb verb, List<String> words) implements DanceLineFact {

    public AnswerKept {
      words = List.copyOf(words);
    }
  }

  /// A card that sets dice, whose faces must still be named.
  record FacesAwaited(String title) implements DanceLineFact {}

  /// The faces for a card that sets dice.
  record FacesSet(String title, List<Integer> faces) implements DanceLineFact {

    public FacesSet {
      faces = List.copyOf(faces);
    }
  }

  /// A doubt about a move that waits for its phase: as the table lies now it could not be done.
  record FlagStuckNow(EuropeanPower power, int space, boolean active) implements DanceLineFact {}

  /// `UNDO`.
  record ActionTakenBack(DanceVerb verb, List<String> words) implements DanceLineFact {

    public ActionTakenBack {
      words = List.copyOf(words);
    }
  }

  /// `CLEAR`.
  record AllTakenBack(int actions) implements DanceLineFact {}

  /// `WHAT IF`: nothing is done.
  record WouldHappen(List<Fact> effects) implements DanceLineFact {

    public WouldHappen {
      effects = List.copyOf(effects);
    }
  }

  /// `WHAT IF` an action whose phase has not come.
  ///
  /// @param phase the word of the phase in which it would be judged
  /// @param pool that pays for it; empty if it costs nothing
  /// @param price as the table lies now; 0 for a card that is not there
  /// @param there the discs that can pay for it
  /// @param allocated whether those are in the pool already; else all free discs count
  /// @param effects as the table lies now; none if it could not be done
  record ActionForetold(
      DanceVerb verb,
      List<String> words,
      String phase,
      String pool,
      int price,
      int there,
      boolean allocated,
      List<Fact> effects)
      implements DanceLineFact {

    public ActionForetold {
      words = List.copyOf(words);
      effects = List.copyOf(effects);
    }
  }

  /// Something on file.
  record DanceFiled(DanceVerb verb, List<String> words) implements DanceLineFact {

    public DanceFiled {
      words = List.copyOf(words);
    }
  }
}
