package depesche.adjudicator.congress.solo;

import depesche.adjudicator.Fact;
import depesche.adjudicator.congress.board.WarFront;
import java.util.List;

/// A step by which the introductory French bot comes to a choice (18.4).
public sealed interface BotReason extends Fact {

  /// The cards that are best by a rule; of several one is drawn.
  record BotBestCards(List<String> cards, int value, String rule) implements BotReason {
    public BotBestCards {
      cards = List.copyOf(cards);
    }
  }

  /// Which cards it may trade, the least first, and the one it trades.
  record BotTrades(List<String> cards, String card, String rule) implements BotReason {
    public BotTrades {
      cards = List.copyOf(cards);
    }
  }

  /// It still has trades to offer, so it does not pass.
  record BotStillTrades(String card, String rule) implements BotReason {}

  /// It has no card to trade.
  record BotNothingToTrade(String rule) implements BotReason {}

  /// The pass table.
  record BotPassTable(int round, int nonMilitary, int limit, boolean passes, String rule)
      implements BotReason {}

  /// It would have to play a military card.
  record BotSparesMilitary(String rule) implements BotReason {}

  /// An issue cannot be moved to the French track.
  record BotCannotMove(String issue, String rule) implements BotReason {}

  /// The issue of its choice, and how far out a card moves it on the French track.
  record BotChoosesIssue(String issue, int priority, int space, String rule) implements BotReason {}

  /// Round 6: an issue is taken off the Russian track to tie or to lead.
  record BotTakesFromRussia(String issue, int french, int russian, String rule)
      implements BotReason {}

  /// It prefers a card that earns a unit or a resource.
  record BotWantsBonus(List<String> cards, String rule) implements BotReason {
    public BotWantsBonus {
      cards = List.copyOf(cards);
    }
  }

  /// It keeps a card that is good for another priority issue.
  record BotSavesCard(String card, String issue, String rule) implements BotReason {}

  /// The debate table.
  record BotDebateTable(
      String issue, int round, int nonMilitary, int needed, boolean debates, String rule)
      implements BotReason {}

  /// It pays for something, or has no resource left for it.
  record BotSpends(String what, int resources, boolean paid, String rule) implements BotReason {}

  /// Units that it places.
  record BotPlacesUnits(WarFront front, int units, String rule) implements BotReason {}

  /// A unit that it moves between two armies.
  record BotMovesUnit(WarFront from, WarFront to, String rule) implements BotReason {}

  /// A marker that it places.
  record BotPlacesMarker(WarFront front, int markers, String rule) implements BotReason {}

  /// The withdrawal table.
  record BotWithdrawalTable(
      WarFront front, int advantage, int cards, int threshold, boolean withdraws, String rule)
      implements BotReason {}

  /// A card that it gives to a battle.
  record BotAssignsCard(String card, WarFront front, int effect, String rule)
      implements BotReason {}
}
