package depesche.adjudicator.bismarck.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceEnd;
import java.util.List;

/// How a game stands.
public sealed interface DanceStandingFact extends Fact {

  /// A card of the row, with its price and its odds.
  ///
  /// @param discs that lie on it: it is cancelled if there are any
  /// @param price of cancelling it
  /// @param fifteenths how likely it comes up, of 15
  record RowLine(
      int place,
      String title,
      String effect,
      boolean issue,
      int discs,
      int price,
      int fifteenths) {}

  /// A flag on the track.
  ///
  /// @param price of moving it one space on; 0 at the end of the track
  record FlagLine(EuropeanPower power, int space, boolean active, int price) {}

  /// The whole table, but for the hand.
  ///
  /// @param lost the parties that do not support Bismarck
  /// @param regainPrice what a party costs now
  /// @param french active powers with France, for a crisis
  /// @param german active powers with Germany
  /// @param allies all flags in the German Allies sphere: five win
  record DanceTableShown(
      int turn,
      List<RowLine> row,
      List<FlagLine> track,
      List<Party> supporters,
      List<Party> lost,
      int regainPrice,
      int influence,
      int event,
      int diplomacy,
      int politics,
      int pile,
      int discarded,
      int hand,
      int french,
      int german,
      int allies)
      implements DanceStandingFact {

    public DanceTableShown {
      row = List.copyOf(row);
      track = List.copyOf(track);
      supporters = List.copyOf(supporters);
      lost = List.copyOf(lost);
    }
  }

  /// The hand; for the player alone.
  record HandShown(List<DanceFact.DanceFace> cards) implements DanceStandingFact {

    public HandShown {
      cards = List.copyOf(cards);
    }
  }

  /// The table with the hand, if the reader may see it.
  record SheetShown(DanceTableShown table, List<DanceFact.DanceFace> hand)
      implements DanceStandingFact {

    public SheetShown {
      hand = List.copyOf(hand);
    }
  }

  /// Why a seat takes its place in the standing.
  record DanceResult(DanceEnd end, int turn) implements DanceStandingFact {}
}
