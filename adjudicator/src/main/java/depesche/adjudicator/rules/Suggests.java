package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;
import java.util.List;

/// A title that helps a seat to write. What may be written follows from the position and the
/// grammar, and both belong to the rules; so this is here, and a channel that can offer lines while
/// a player types need not know one title from another.
///
/// Nothing here depends on what the seat cannot know.
public interface Suggests<P> extends Capability {

  /// Completes a line that a seat is writing.
  ///
  /// @param seat who writes, whether it is asked anything now or writes ahead
  /// @param typed what has been typed so far; may be empty
  /// @return lines that begin as typed, best first: at most 25, each of at most 100 characters, and
  ///   each a line that [Rules#read] takes as a letter of its own; what is asked now comes before
  ///   what may be asked later in the turn
  List<String> suggest(P position, Seat seat, String typed);

  /// Shows how to answer what is asked now, with a few lines that are good orders: a player who
  /// sends them as they are has answered, at least in part.
  ///
  /// @param seat one that must answer
  /// @return lines that [Rules#read] takes all together as one letter, none refused and none
  ///   doubted
  List<String> examples(P position, Seat seat);
}
