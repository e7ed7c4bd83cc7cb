package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Seat;
import java.util.List;

/// All there is at one moment, by the phases of the rulebook.
public sealed interface DiplomacyPosition {

  /// {@return what all phases share}
  SharedBoard campaign();

  /// Orders for every unit, and ballots for the foreign armies.
  record Movement(Season season, SharedBoard campaign) implements DiplomacyPosition {}

  /// Retreats of dislodged units, which stand beside the board.
  record Retreats(Season season, SharedBoard campaign, List<RetreatingUnit> displaced)
      implements DiplomacyPosition {

    public Retreats {
      displaced = List.copyOf(displaced);
    }
  }

  /// Winter: builds and removals.
  record Adjustments(SharedBoard campaign) implements DiplomacyPosition {}

  /// The game is over.
  record Over(SharedBoard campaign, List<Rank> standing) implements DiplomacyPosition {

    public Over {
      standing = List.copyOf(standing);
    }
  }

  /// A seat's place in the final standing.
  ///
  /// @param number the centres it held, or the year in which it fell
  record Rank(int rank, Seat seat, Merit merit, int number) {}

  /// What a place in the standing is based on.
  enum Merit {
    ENOUGH,
    SURVIVOR,
    MOST,
    DRAWN,
    CENTRES,
    OUT
  }
}
