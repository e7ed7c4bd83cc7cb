package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Optional;

/// A verb of a moderated table, and what is done when a line begins with it.
///
/// @param word in capitals, such as `PLAY`
/// @param right who may do it
/// @param example a line of it
/// @param rule asked before its words are read
public record TableVerb(String word, Right right, String example, Rule rule, Deed deed) {

  /// Who may do something.
  public enum Right {
    /// The seat whose turn it is, or the master.
    TURN,
    /// Every seat, at any time.
    ANY
  }

  /// What is done. It changes the table, or says why it cannot be done; then nothing of it stays.
  public interface Deed {

    /// Does it.
    ///
    /// @param seat who does it
    /// @param words behind the verb
    /// @return why it cannot be done; empty if it is done
    Optional<Fact> act(LiveTable table, Seat seat, ActWords words);
  }

  /// When something can be done.
  public interface Rule {

    /// {@return why it cannot be done now}
    Optional<Fact> stops(LiveTable table, String verb);
  }

  /// {@return an act of the seat whose turn it is}
  public static TableVerb turn(String word, String example, Deed deed) {
    return new TableVerb(word, Right.TURN, example, (_, _) -> Optional.empty(), deed);
  }

  /// {@return an act of any seat at any time}
  public static TableVerb any(String word, String example, Deed deed) {
    return new TableVerb(word, Right.ANY, example, (_, _) -> Optional.empty(), deed);
  }

  /// {@return the same with one rule more, asked behind those that it has}
  public TableVerb when(Rule more) {
    Rule both = (table, verb) -> rule.stops(table, verb).or(() -> more.stops(table, verb));
    return new TableVerb(word, right, example, both, deed);
  }

  /// Does it, unless a rule stops it.
  ///
  /// @param seat who does it
  /// @param words behind the verb
  /// @return why it cannot be done; empty if it is done
  public Optional<Fact> act(LiveTable table, Seat seat, ActWords words) {
    return rule.stops(table, word).or(() -> deed.act(table, seat, words));
  }
}
