package depesche.adjudicator;

/// An answer owed by a seat.
///
/// @param seat who owes it
/// @param name what is owed, in one word: `orders`, `retreats`, `builds`
/// @param secrecy whether answers are opened together or announced when given
/// @param pace how weighty the question is; a game's settings turn that into hours
/// @param silence whether the rules can go on without an answer
/// @param prompt what to ask the seat
public record Demand(
    Seat seat, String name, Secrecy secrecy, Pace pace, Silence silence, Fact prompt) {

  /// When others learn of the answer.
  public enum Secrecy {
    SEALED,
    OPEN
  }

  /// How weighty the question is.
  public enum Pace {
    /// A turn to be talked over: movement, bids.
    DELIBERATE,
    /// What follows at once from a turn: retreats, wishes for cards.
    BRISK,
    /// A choice with few answers: builds and removals, whom to rob, whose side to take.
    REFLEX
  }

  /// What no answer means.
  public enum Silence {
    DEFAULTS,
    WAITS
  }
}
