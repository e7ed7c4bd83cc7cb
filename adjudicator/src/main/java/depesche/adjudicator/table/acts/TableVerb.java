package depesche.adjudicator.table.acts;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.LiveTable;

/// A verb of a moderated table, and what is done when a line begins with it.
///
/// @param word in capitals, such as `PLAY`
/// @param right who may do it
/// @param example a line of it
public record TableVerb(String word, Right right, String example, Deed deed) {

  /// Who may do something.
  public enum Right {
    /// The seat whose turn it is, or the master.
    TURN,
    /// Every seat, at any time.
    ANY
  }

  /// What is done. It changes the table, or throws
  /// [depesche.adjudicator.table.position.ActRefused].
  public interface Deed {

    /// Does it.
    ///
    /// @param seat who does it
    /// @param words behind the verb
    void act(LiveTable table, Seat seat, ActWords words);
  }

  /// {@return an act of the seat whose turn it is}
  public static TableVerb turn(String word, String example, Deed deed) {
    return new TableVerb(word, Right.TURN, example, deed);
  }

  /// {@return an act of any seat at any time}
  public static TableVerb any(String word, String example, Deed deed) {
    return new TableVerb(word, Right.ANY, example, deed);
  }
}
