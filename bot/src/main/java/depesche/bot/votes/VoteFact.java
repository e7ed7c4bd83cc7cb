package depesche.bot.votes;

import depesche.adjudicator.Fact;
import java.util.List;

/// What the desk says of a vote to the voter. It says what the vote would mean, and nothing of how
/// others vote.
public sealed interface VoteFact extends Fact {

  /// A vote for a draw.
  ///
  /// @param seats the draw that came about if everybody voted so
  /// @param included whether the voter is on their own list
  /// @param lists whether this table has draws that leave somebody out
  record DrawVoted(List<String> seats, boolean included, boolean lists, Weight weight)
      implements VoteFact {
    public DrawVoted {
      seats = List.copyOf(seats);
    }
  }

  /// A vote to concede.
  record ConcessionVoted(String seat, Weight weight) implements VoteFact {}

  /// A vote for a pause.
  record PauseVoted(int days, int needed, Weight weight) implements VoteFact {}

  /// A vote to take a turn back.
  record UndoVoted(String phase, Weight weight) implements VoteFact {}

  /// How long a vote counts, and who learns of it.
  ///
  /// @param phase for which it counts; empty if it stands until it is taken back
  /// @param open whether everybody is told how each seat votes
  record Weight(String phase, boolean open) implements VoteFact {}

  /// A vote is taken back.
  ///
  /// @param motion such as `draw`
  record VoteWithdrawn(String motion) implements VoteFact {}

  /// There was no such vote to be taken back.
  record NoSuchVote(String motion) implements VoteFact {}

  /// A note under the lines of the letter whose vote carried.
  record VoteCarried(String game) implements VoteFact {}

  /// A statement on a game that is over.
  ///
  /// @param until when the statements are told, in the reader's zone; empty if that is now
  record StatementTaken(String game, String until) implements VoteFact {}

  /// Why a vote does not count.
  sealed interface Refused extends VoteFact {

    /// Two lines of a letter say different things; neither counts.
    record VotesContradict(String motion) implements Refused {}

    /// A word that could be several seats or is none.
    record VoteSeatUnclear(String word, List<String> seats) implements Refused {
      public VoteSeatUnclear {
        seats = List.copyOf(seats);
      }
    }

    /// A seat that is named is no longer in the game.
    record VoteForDeadSeat(String seat) implements Refused {}

    /// The voter is no longer in the game.
    record VoterIsOut(String seat) implements Refused {}

    /// Somebody who only acts for a seat.
    record StandInHasNoVote(String seat) implements Refused {}

    /// In this game a draw includes all who are left.
    record DrawIncludesAll(String game) implements Refused {}

    /// This table plays without draws.
    record DrawNever(String game) implements Refused {}

    /// A list with one seat on it.
    record DrawOfOne(String seat) implements Refused {}

    /// An order on file says no.
    record OrderSaysNo(String order) implements Refused {}

    record ConcessionUnclear(List<String> seats) implements Refused {
      public ConcessionUnclear {
        seats = List.copyOf(seats);
      }
    }

    record ConcessionToOneself() implements Refused {}

    /// Nobody plays the seat.
    record ConcessionToNobody(String seat) implements Refused {}

    /// No turn has been judged yet.
    record NothingToUndo() implements Refused {}

    record PausedByVoteAlready(String phase) implements Refused {}

    record ProposalUnclear(String text) implements Refused {}

    /// Nothing has been proposed in this phase.
    record NothingProposed() implements Refused {}

    /// Several things have been proposed, and it is unclear which is meant.
    ///
    /// @param proposals as they are to be written
    record WhichProposal(List<String> proposals) implements Refused {
      public WhichProposal {
        proposals = List.copyOf(proposals);
      }
    }

    /// A seat proposes once in a phase.
    record ProposedAlready(String phase) implements Refused {}

    record VoteTooLong(String word) implements Refused {}

    record StatementEmpty(String game) implements Refused {}

    record StatementTooLong(int length, int most) implements Refused {}

    /// It has been told what the players said.
    record StatementsClosed(String game) implements Refused {}

    /// The game has no such phase behind it. A phase that never was has no map.
    ///
    /// @param near the phase that is next to it
    record NoSuchMap(String word, String near) implements Refused {}

    record NoSuchPhase(String word, List<String> phases) implements Refused {
      public NoSuchPhase {
        phases = List.copyOf(phases);
      }
    }
  }
}
