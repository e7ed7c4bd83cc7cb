package depesche.adjudicator.rules;

import java.util.List;

/// What came of a master's change to a position.
///
/// @param <P> the position
public sealed interface Edit<P> {

  /// It was changed.
  record Done<P>(P position) implements Edit<P> {}

  /// It was not changed.
  ///
  /// @param word of the line, with which something is wrong
  /// @param instead lines or words that would do, the nearest first
  record Refused<P>(Why why, String word, List<String> instead) implements Edit<P> {

    public Refused {
      instead = List.copyOf(instead);
    }
  }

  /// What is wrong with a change.
  enum Why {
    /// The title knows no such change; `instead` shows those it knows.
    NO_SUCH_EDIT,
    NO_SUCH_OWNER,
    NO_SUCH_PLACE,
    NO_SUCH_VALUE,
    /// No unit of this kind may stand there.
    WRONG_KIND,
    /// There is a unit already.
    TAKEN,
    NOBODY_THERE,
    NO_CENTRE,
    /// The number is out of its limits.
    OUT_OF_LIMITS,
    /// No such piece lies there.
    NO_PIECE,
    /// The place is full of pieces.
    NO_ROOM,
    /// All pieces of this kind are on the table.
    NONE_LEFT,
    /// It drew or showed something, or was taken back already.
    NEVER_UNDONE,
    /// Something later has changed the same thing.
    CHANGED_SINCE,
    /// In this phase it would leave orders or results behind that make no sense.
    NOT_NOW
  }
}
