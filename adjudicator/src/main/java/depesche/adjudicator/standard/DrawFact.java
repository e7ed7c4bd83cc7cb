package depesche.adjudicator.standard;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.DrawOpinion;
import java.util.List;

/// Rule 11: the vote for a draw.
public sealed interface DrawFact extends Fact {

  @Override
  default String rule() {
    return "11";
  }

  /// A vote for a draw on file.
  record DrawWanted(String order) implements DrawFact, DrawOpinion {

    @Override
    public boolean agrees() {
      return true;
    }

    @Override
    public String opposite() {
      return "VOTE NO DRAW";
    }
  }

  /// A vote against a draw on file.
  record DrawUnwanted(String order) implements DrawFact, DrawOpinion {

    @Override
    public boolean agrees() {
      return false;
    }

    @Override
    public String opposite() {
      return "VOTE DRAW";
    }
  }

  /// This table plays without draws.
  record NoDraws(@Quoted String text) implements DrawFact {}

  /// All agreed, and the game ends as a draw that these seats share.
  record DrawShared(List<Seat> seats, int year) implements DrawFact {

    public DrawShared {
      seats = List.copyOf(seats);
    }
  }

  /// The game ends without a victory, and those who are left share a draw.
  record DrawLeft(List<Seat> seats) implements DrawFact {

    public DrawLeft {
      seats = List.copyOf(seats);
    }

    @Override
    public String rule() {
      return "12";
    }
  }
}
