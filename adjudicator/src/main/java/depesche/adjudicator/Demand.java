package depesche.adjudicator;

/// An answer that a seat, or the master, must give.
///
/// @param seat who must answer; [Seat#MASTER] for the master, if the title says that it asks them
/// @param pace how much time the question deserves; a game's settings turn that into hours
/// @param silence whether the rules can go on without an answer
/// @param prompt what to ask the seat
public record Demand(Seat seat, Pace pace, Silence silence, Fact prompt) {

  /// How much time the question deserves.
  public enum Pace {
    /// A turn to be talked over: movement, bids.
    DELIBERATE,
    /// What follows at once from a turn: retreats, wishes for cards.
    BRISK,
    /// A choice with few answers: builds and removals, whom to rob, whose side to take.
    REFLEX
  }

  /// What no answer means when the deadline is past.
  public enum Silence {
    /// The rules say what happens then: units hold, nothing is bid.
    DEFAULTS,
    /// The game waits for this seat: its player is reminded again, and the master gets a notice.
    WAITS,
    /// Nobody waits for this seat and it waits for nobody: its answer is judged as soon as nothing
    /// is missing in it, without the others. At the deadline the rules say what silence means.
    APART
  }
}
