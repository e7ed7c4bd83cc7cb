package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// Why a line is not accepted. Each names the word, the rule and what would be legal.
public sealed interface PlanRefusalFact extends Fact {

  /// No command at all.
  record NotACommand(@Quoted String text) implements PlanRefusalFact {}

  /// A command without what it speaks of.
  record NothingNamed(String command) implements PlanRefusalFact {}

  /// A word that is no trait.
  ///
  /// @param nearest known traits close to it, best first; may be empty
  record UnknownTrait(@Quoted String word, List<String> nearest) implements PlanRefusalFact {}

  /// A word that could mean several things.
  record Unclear(@Quoted String word, List<String> candidates) implements PlanRefusalFact {}

  record TooManyBids(int given, int count) implements PlanRefusalFact {}

  record TooFewBids(int given, int count) implements PlanRefusalFact {}

  record NoBidsAllowed() implements PlanRefusalFact {}

  /// `PASS` in the Bid Phase, where bids are on file already.
  record BidsOnFile() implements PlanRefusalFact {}

  record BidTwice(Token trait, int slot) implements PlanRefusalFact {}

  /// A trait one leads alone.
  record TraitBanned(Token trait, int level, int next, List<Token> open)
      implements PlanRefusalFact {}

  record NoSuchSlot(int slot, int count) implements PlanRefusalFact {}

  record UnknownCard(@Quoted String word, List<String> nearest) implements PlanRefusalFact {}

  record CardNotThere(String card, List<String> row) implements PlanRefusalFact {}

  record CardGone(String card, Seat by, List<String> row) implements PlanRefusalFact {}

  record CardNotDrawn(String card, List<String> drawn) implements PlanRefusalFact {}

  record UnknownSeat(@Quoted String word, List<Seat> seats) implements PlanRefusalFact {}

  record TargetSelf(@Quoted String word, List<Seat> others) implements PlanRefusalFact {}

  record AlreadyOnASide(Seat seat, List<Seat> open) implements PlanRefusalFact {}

  /// A command for a question that is past.
  record TooLate(String command, String phase) implements PlanRefusalFact {}

  /// A command for a question that this seat is not asked, or not any more.
  ///
  /// @param turn the turn in whose Bid Phase it is asked next; 0 if the game ends before
  record NotAsked(String command, String phase, int turn) implements PlanRefusalFact {}

  /// An entry behind one that ends its list: `NOBODY`, `NONE` or `PASS`.
  record BehindEnd(@Quoted String word) implements PlanRefusalFact {}

  /// A command after the end of the game.
  record GameOver(String command) implements PlanRefusalFact {}

  /// A condition: the lists of this title are ranked, so they need none.
  record NoConditions(@Quoted String text) implements PlanRefusalFact {}

  /// `ALWAYS` before what cannot stand for good.
  record NotStanding(String command) implements PlanRefusalFact {}
}
