package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Token;
import java.util.List;

/// Why a line is not accepted. Each names the word, the rule and what would be legal.
public sealed interface RefusalFact extends Fact {

  /// No command at all.
  record NotACommand(String text) implements RefusalFact {}

  /// A negation, a condition or a question, which is no command.
  ///
  /// @param word that makes it one; `?` for a question
  record NotPlain(String word, String text) implements RefusalFact {}

  /// A line below a heading that takes it back: `do not carry out:`, `If Germany attacks:`.
  record TakenBack(String heading, String text) implements RefusalFact {}

  /// A word behind a command that takes none.
  record WordTooMany(String word, String command) implements RefusalFact {}

  /// A command without what it speaks of.
  record NothingNamed(String command) implements RefusalFact {}

  /// A line that begins with the name of another seat.
  record AnotherSeat(String seat) implements RefusalFact {}

  /// A word that is no trait.
  ///
  /// @param nearest known traits close to it, best first; may be empty
  record UnknownTrait(String word, List<String> nearest) implements RefusalFact {}

  /// A word that could mean several things.
  record Unclear(String word, List<String> candidates) implements RefusalFact {}

  record TooManyBids(int given, int count) implements RefusalFact {}

  record TooFewBids(int given, int count) implements RefusalFact {}

  record NoBidsAllowed() implements RefusalFact {}

  record BidTwice(Token trait, int slot) implements RefusalFact {}

  /// A trait one leads alone.
  record TraitBanned(Token trait, int level, int next, List<Token> open) implements RefusalFact {}

  record NoSuchSlot(int slot, int count) implements RefusalFact {}

  record UnknownCard(String word, List<String> nearest) implements RefusalFact {}

  record CardNotThere(String card, List<String> row) implements RefusalFact {}

  record CardGone(String card, Seat by, List<String> row) implements RefusalFact {}

  record CardNotDrawn(String card, List<String> drawn) implements RefusalFact {}

  record UnknownSeat(String word, List<Seat> seats) implements RefusalFact {}

  record TargetSelf(String word, List<Seat> others) implements RefusalFact {}

  record AlreadyOnASide(Seat seat, List<Seat> open) implements RefusalFact {}

  /// A command for a question that is past.
  record TooLate(String command, String phase) implements RefusalFact {}

  /// A command for a question that this seat is not asked, or not any more.
  ///
  /// @param turn the turn in whose Bid Phase it is asked next; 0 if the game ends before
  record NotAsked(String command, String phase, int turn) implements RefusalFact {}

  /// An entry behind one that ends its list: `NOBODY`, `NONE` or `PASS`.
  record BehindEnd(String word) implements RefusalFact {}

  /// A command after the end of the game.
  record GameOver(String command) implements RefusalFact {}

  /// `CLEAR` of what is not on file.
  record NothingOnFile(String word) implements RefusalFact {}
}
