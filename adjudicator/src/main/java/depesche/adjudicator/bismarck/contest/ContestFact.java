package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.turns.DanceStandingFact;
import java.util.List;

/// What a contest says besides its tables.
public sealed interface ContestFact extends Fact {

  /// All tables have the same cards in the same order and the same dice.
  ///
  /// @param turns for which dice were drawn
  record ContestBegun(List<String> seats, int turns) implements ContestFact {

    public ContestBegun {
      seats = List.copyOf(seats);
    }
  }

  /// What a table is asked. From outside all tables are asked the same, for the question alone
  /// would tell how a table stands.
  record ContestAsked(List<Fact> prompts) implements ContestFact {

    public ContestAsked {
      prompts = List.copyOf(prompts);
    }
  }

  /// A deadline has passed without a letter; for the player alone.
  record TableIdle(int more) implements ContestFact {}

  /// A table is not played on; for the player alone.
  record TableLeft(int turn) implements ContestFact {}

  /// How a table was left, shown when all have ended.
  record ContestTableShown(
      String seat,
      DanceEnd end,
      int turn,
      List<DanceStandingFact.FlagLine> track,
      List<Party> lost,
      int free,
      List<String> hand)
      implements ContestFact {

    public ContestTableShown {
      track = List.copyOf(track);
      lost = List.copyOf(lost);
      hand = List.copyOf(hand);
    }
  }

  /// Why a seat takes its place in the standing.
  ///
  /// @param free discs in the pools
  record ContestResult(DanceEnd end, int turn, int free) implements ContestFact {}
}
