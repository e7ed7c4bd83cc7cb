package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceEnd;
import java.util.List;
import java.util.Optional;

/// How a game stands.
public sealed interface DanceStandingFact extends Fact {

  /// A card of the row, with its price and its odds.
  ///
  /// @param discs that lie on it: it is cancelled if there are any
  /// @param price of cancelling it
  /// @param fifteenths how likely it comes up, of 15
  /// @param crisis what it would bring, if it is one that is not cancelled
  record RowLine(
      int place,
      String title,
      CardKind kind,
      List<CardPart> parts,
      boolean issue,
      int discs,
      int price,
      int fifteenths,
      Optional<CrisisAhead> crisis) {}

  /// What a crisis would bring if it came up now.
  ///
  /// @param joined the crises that would come up with it
  /// @param powers all that would be involved
  /// @param steps how far each flag would move
  /// @param lost the parties whose support it costs not to side with Germany
  record CrisisAhead(List<String> joined, List<EuropeanPower> powers, int steps, List<Party> lost) {

    public CrisisAhead {
      joined = List.copyOf(joined);
      powers = List.copyOf(powers);
      lost = List.copyOf(lost);
    }
  }

  /// A flag on the track.
  ///
  /// @param price of moving it one space on; 0 at the end of the track
  record FlagLine(EuropeanPower power, int space, boolean active, int price) {}

  /// The whole table, but for the hand.
  ///
  /// @param over whether the game has ended with it, so that nothing comes up any more
  /// @param lost the parties that do not support Bismarck
  /// @param regainPrice what a party costs now
  /// @param french active powers with France, for a crisis
  /// @param german active powers with Germany
  /// @param allies all flags in the German Allies sphere: five win
  record DanceTableShown(
      int turn,
      boolean over,
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
