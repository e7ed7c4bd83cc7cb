package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.List;

/// What happens in a turn, in the order in which it happens. Cards are named by their titles.
public sealed interface DanceFact extends Fact {

  /// A card, and what stands on it.
  record DanceFace(String title, List<CardPart> parts) {}

  /// A card on a place of the row.
  record PlacedFace(int place, String title, List<CardPart> parts) {}

  // Set-up and rule 1

  /// The table is set up.
  ///
  /// @param ours whether the cards are Depesche's own, not the printed ones
  record DanceBegun(String deck, boolean ours) implements DanceFact {}

  /// Cards come on the row.
  record RowFilled(List<PlacedFace> cards) implements DanceFact {}

  record DiscsAllocated(int event, int diplomacy, int politics, int left) implements DanceFact {}

  // Rule 2.1

  record DiceRolled(int first, int second) implements DanceFact {}

  /// An Action card set the dice.
  record DiceSet(int first, int second) implements DanceFact {}

  /// Doubles: the balance of power moves a flag.
  record BalanceTipped(int face, EuropeanPower power) implements DanceFact {}

  /// Doubles in the variants.
  record SnakeEyes(int face) implements DanceFact {}

  /// A double six.
  record SixesRolled(boolean nobodyLeft) implements DanceFact {}

  // Rule 2.2

  record CardCameUp(int place, String title, List<CardPart> parts) implements DanceFact {}

  /// A cancelled card came up: it goes, and its discs go home.
  record CancelledCardWent(int place, String title, int discs) implements DanceFact {}

  /// An empty place was hit.
  record EmptyPlaceHit(int place) implements DanceFact {}

  record FlagMoved(EuropeanPower power, int from, int to) implements DanceFact {}

  /// A flag that does not move.
  ///
  /// @param active whether it stays because the track ends there, not because it is inactive
  record FlagStayed(EuropeanPower power, int space, boolean active) implements DanceFact {}

  record FlagInactivated(EuropeanPower power) implements DanceFact {}

  record FlagsActivated(List<EuropeanPower> powers) implements DanceFact {}

  /// A party is lost.
  ///
  /// @param from the pool its disc came from, or the title of a card
  record PartyLost(Party party, String from, int supporters) implements DanceFact {}

  /// A party that was lost already.
  record PartyStaysLost(Party party) implements DanceFact {}

  record PartyFreed(Party party) implements DanceFact {}

  record ParliamentHolds(int supporters) implements DanceFact {}

  record ActionCardTaken(String title, int hand) implements DanceFact {}

  record DanceCardDiscarded(String title) implements DanceFact {}

  /// A crisis, with those that share a theatre with it.
  record CrisisBroke(String title, List<String> joined, List<EuropeanPower> powers)
      implements DanceFact {}

  record CrisisSideTaken(EuropeanPower power, boolean doubled) implements DanceFact {}

  record PeaceHolds(int french, int german) implements DanceFact {}

  // What cards do

  record PutOnCard(int place, String title, int discs) implements DanceFact {}

  record RowSwapped(int first, int second) implements DanceFact {}

  record DiscsMoved(DiscPool from, DiscPool to, int discs) implements DanceFact {}

  record PriceChanged(PricedAction action, int more) implements DanceFact {}

  record DieCast(String title, int face, boolean set) implements DanceFact {}

  record PileLookedAt(int cards) implements DanceFact {}

  /// What was seen; for the player alone.
  record PileSeen(List<DanceFace> cards) implements DanceFact {}

  record PileDrawn(int cards, List<String> discarded) implements DanceFact {}

  /// What went to the hand; for the player alone.
  record DrawnToHand(String title, List<CardPart> parts) implements DanceFact {}

  /// An outcome that the player stated; nobody judged it.
  record OutcomeStated(String title, String words) implements DanceFact {}

  // Rules 2.3, 2.4, 3 and 4

  record PoolCapped(DiscPool pool, int removed, int cap) implements DanceFact {}

  record CardCancelled(int place, String title, int price, int left) implements DanceFact {}

  record FlagSwayed(EuropeanPower power, int from, int to, int price, int left)
      implements DanceFact {}

  record SupportRegained(Party party, int price, int left) implements DanceFact {}

  record ActionCardPlayed(String title, boolean stays) implements DanceFact {}

  /// Something written ahead that could not be done.
  record NotDone(DanceVerb verb, List<String> words, List<Fact> why) implements DanceFact {}

  /// The last action was taken back.
  record ActionUndone(DanceVerb verb, List<String> words) implements DanceFact {}

  record DanceTurnEnded(int turn) implements DanceFact {}

  record DanceWon(int turn) implements DanceFact {}

  /// The game is lost.
  ///
  /// @param french active powers with France
  /// @param german active powers with Germany
  /// @param supporters of Bismarck in parliament
  record DanceLost(DanceEnd end, int turn, int french, int german, int supporters)
      implements DanceFact {}
}
