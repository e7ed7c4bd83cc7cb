package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import java.util.List;

/// Why something is not done. Each names the price, what is there, and the nearest thing that
/// works.
public sealed interface DanceRefusalFact extends Fact {

  // Words

  record NoDanceCommand(@Quoted String text) implements DanceRefusalFact {}

  /// A command without what it speaks of.
  ///
  /// @param example a line that would do
  record NothingSaid(String command, String example) implements DanceRefusalFact {}

  /// A word names nothing here.
  ///
  /// @param nearest what may have been meant, best first; may be empty
  record NoSuchThing(@Quoted String word, List<String> nearest) implements DanceRefusalFact {}

  record UnclearThing(@Quoted String word, List<String> candidates) implements DanceRefusalFact {}

  /// An answer that is none in any game, such as the side of France.
  record NeverAnAnswer(@Quoted String word, List<String> instead) implements DanceRefusalFact {}

  /// A power without a flag, where a card leaves a choice.
  record NeverAChoice(@Quoted String word, List<String> instead) implements DanceRefusalFact {}

  // When

  /// A command does not work in this phase.
  ///
  /// @param phase the word of the phase that it is
  /// @param when the word of the phase in which it works
  record NotInThisPhase(String command, String phase, String when) implements DanceRefusalFact {}

  record AlreadyAllocated() implements DanceRefusalFact {}

  record DanceIsOver(String command) implements DanceRefusalFact {}

  /// An answer to a question that does not come any more.
  record NobodyAsks(String command) implements DanceRefusalFact {}

  record NoActionToUndo() implements DanceRefusalFact {}

  /// The end of a turn is not taken back, because lines for the turn that follows are on file.
  record EndStands(int turn) implements DanceRefusalFact {}

  record NothingToClear() implements DanceRefusalFact {}

  /// No more lines are kept.
  record FileFull(int most) implements DanceRefusalFact {}

  // Rule 1

  /// A pool that stands twice behind ALLOCATE.
  record PoolNamedTwice(DiscPool pool) implements DanceRefusalFact {}

  record TooManyDiscs(int wanted, int there) implements DanceRefusalFact {}

  // Rule 3.1

  record NoSuchPlace(String word, int places) implements DanceRefusalFact {}

  record EmptyPlace(int place, List<String> row) implements DanceRefusalFact {}

  record NotInRow(String title, List<String> row) implements DanceRefusalFact {}

  /// A cancelled card is not cancelled again.
  ///
  /// @param payable titles of cards that can be paid for
  record AlreadyCancelled(String title, int discs, List<String> payable)
      implements DanceRefusalFact {}

  /// The discs do not suffice to cancel a card.
  ///
  /// @param payable titles of cards that can be paid for
  record CancelTooDear(
      int place, String title, int price, DiscPool pool, int there, List<String> payable)
      implements DanceRefusalFact {}

  // Rule 3.2

  record NoFlag(EuropeanPower power, List<EuropeanPower> flags) implements DanceRefusalFact {}

  record FlagInactive(EuropeanPower power, List<EuropeanPower> payable)
      implements DanceRefusalFact {}

  record FlagAtEnd(EuropeanPower power, List<EuropeanPower> payable) implements DanceRefusalFact {}

  record MoveTooDear(
      EuropeanPower power, int from, int price, int there, List<EuropeanPower> payable)
      implements DanceRefusalFact {}

  // Rule 3.3

  record SupportsAlready(Party party, List<Party> lost) implements DanceRefusalFact {}

  record RegainTooDear(Party party, int price, int there) implements DanceRefusalFact {}

  // Action cards

  record NotInHand(String title, List<String> hand) implements DanceRefusalFact {}

  /// Cards that are to be discarded and can never be in the hand.
  record NeverInHand(List<String> titles, List<String> hand) implements DanceRefusalFact {}

  record PlayedThisTurn(String title) implements DanceRefusalFact {}

  /// A card is not for this phase.
  ///
  /// @param phase the word of the phase in which it can be played
  record WrongPlayTime(String title, String phase) implements DanceRefusalFact {}

  /// A card that sets dice, without their faces.
  record FacesMissing(String title) implements DanceRefusalFact {}

  /// Faces without a card that sets dice.
  record NothingSetsDice(List<String> cards) implements DanceRefusalFact {}

  record NoSuchFace(@Quoted String word) implements DanceRefusalFact {}

  /// A card that leaves a choice, and none stands behind its title.
  record ChoiceMissing(String title, List<String> options) implements DanceRefusalFact {}

  record ChoiceImpossible(String title, String word, List<String> options)
      implements DanceRefusalFact {}

  record ChoiceTooMany(String title, String word) implements DanceRefusalFact {}

  // Answers

  record NoAnswerHere(List<String> given, List<String> options) implements DanceRefusalFact {}

  /// An outcome that is stated in no form there is.
  record OutcomeImpossible(@Quoted String words, List<String> forms) implements DanceRefusalFact {}

  /// A stated outcome that would move discs that are not there.
  record DiscsNotThere(DiscPool from, int wanted, int there) implements DanceRefusalFact {}

  /// A stated outcome that would move more discs than all pools have.
  record PoolsTooPoor(int wanted, int there) implements DanceRefusalFact {}

  record NoCardAsksOutcome() implements DanceRefusalFact {}
}
