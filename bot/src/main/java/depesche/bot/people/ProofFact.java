package depesche.bot.people;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;

/// What is said where an address has not been proved to be its writer's: what was asked in its
/// name, and what to do.
public sealed interface ProofFact extends Fact {

  /// Somebody, who may be the reader, has asked for this.
  record AskedInYourName() implements ProofFact {}

  /// A seat of a game.
  ///
  /// @param seat which; empty for any
  record SeatAsked(String game, String title, String seat) implements ProofFact {}

  /// The public reports of a game.
  record WatchAsked(String game) implements ProofFact {}

  /// A place on the waiting list of a game.
  record WaitAsked(String game) implements ProofFact {}

  /// A new game.
  record GameAsked(String game, String title) implements ProofFact {}

  /// A place in a series.
  record SeriesAsked(String series) implements ProofFact {}

  /// What a command brings by mail.
  ///
  /// @param command such as `MAP`
  record MailAsked(String command) implements ProofFact {}

  /// A line that waits with the others of its mail.
  record Kept() implements ProofFact {}

  /// What the reader can do.
  ///
  /// @param more whether the mail has lines beside those that were named
  /// @param seat whether a seat is kept until then
  /// @param last whether the address gets no other mail today
  record HowToProve(String code, boolean more, boolean seat, boolean last) implements ProofFact {}

  /// Why something cannot be done.
  sealed interface Refusal extends ProofFact {

    /// The seats that are left are kept for others, who have not answered yet.
    record SeatsKept(String game, Instant until) implements Refusal {}

    /// The game cannot begin: seats are kept for people who have not answered yet.
    ///
    /// @param seats which, where that may be told
    record SeatsUnanswered(String game, int count, List<String> seats, Instant until)
        implements Refusal {
      public SeatsUnanswered {
        seats = List.copyOf(seats);
      }
    }

    /// The receiving server says that the letter is not from this address.
    record SenderFailed() implements Refusal {}
  }
}
