package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A title with a plain player of the program's own, for demonstrations.
public interface SelfPlaying<P> extends Capability {

  /// {@return a letter with which that player would answer what is asked now; none if there is no
  /// player in this game}
  ///
  /// @param seat one that must answer; the letter depends on nothing that it cannot know
  List<String> played(P position, Seat seat);

  /// {@return the options of a game that shows this title, those that differ from their default}
  default SequencedMap<String, String> shown() {
    return new LinkedHashMap<>();
  }
}
