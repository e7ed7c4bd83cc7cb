package depesche.bot.votes;

import depesche.adjudicator.Fact;
import java.util.List;

/// What everybody at a table is told of its votes.
public sealed interface VoteNotice extends Fact {

  /// Somebody proposes a draw.
  ///
  /// @param by the seat; empty where votes are secret
  record DrawProposed(String by, List<String> seats) implements VoteNotice {
    public DrawProposed {
      seats = List.copyOf(seats);
    }
  }

  /// Somebody proposes to concede.
  record ConcessionProposed(String by, String seat) implements VoteNotice {}

  /// Somebody asks for a pause, or to take a turn back.
  record PauseProposed(String by, int days, int needed) implements VoteNotice {}

  record UndoProposed(String by, String phase) implements VoteNotice {}

  /// Votes are open in this game: who voted for what.
  ///
  /// @param seats a draw between these, or the one conceded to; empty for other motions
  record OpenlyVoted(String by, String motion, List<String> seats) implements VoteNotice {
    public OpenlyVoted {
      seats = List.copyOf(seats);
    }
  }

  record OpenlyWithdrawn(String by, String motion) implements VoteNotice {}

  /// Everybody agrees; the master has to do it.
  record UndoAgreed(String game, String phase) implements VoteNotice {}

  /// What can still be said and read of a game that is over.
  record GameAfterwards(String game, int days) implements VoteNotice {}

  /// Above the statements of the players.
  record StatementsTold(String game) implements VoteNotice {}

  /// Above one of them.
  record StatementBy(String seat) implements VoteNotice {}

  /// A line of it, as it was written.
  record StatementLine(String text) implements VoteNotice {}

  /// Most asked for it.
  record PausedByVote(int days) implements VoteNotice {}
}
