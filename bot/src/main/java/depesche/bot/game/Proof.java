package depesche.bot.game;

import depesche.adjudicator.Fact;
import java.util.List;

/// What lets players check the moderator. Hashes are hexadecimal.
public sealed interface Proof extends Fact {

  /// The secrets of a game are fixed from here on.
  record ChanceFixed(String game, String anchor, String commitment) implements Proof {}

  record PhraseGiven(String seat, String phrase, boolean pledged) implements Proof {}

  record PhraseMissing(String seat, boolean pledged) implements Proof {}

  /// Cards of a hidden deck that were shown lay where chance put them; the proof is in the
  /// transcript that comes along.
  ///
  /// @param size how many cards were shuffled
  /// @param places from 1, the top of the deck
  /// @param alone whether only the reader saw them
  record CardsProven(String scope, int size, List<Integer> places, boolean alone) implements Proof {
    public CardsProven {
      places = List.copyOf(places);
    }
  }

  /// All letters were fixed before the turn was judged.
  record LettersSealed(String game, String phase, String root) implements Proof {}

  /// The letters are fixed, and the turn is judged when the master has entered what the source
  /// says.
  record MixAwaited(String game, String source) implements Proof {}

  /// What a public source added to the draws of the turn, with its name.
  record MixAdded(String mix) implements Proof {}

  /// What proves a turn.
  ///
  /// @param sum over all that was published up to this turn
  record TurnProven(String sum) implements Proof {}

  /// The head of the chain of all roots under which letters were sealed up to a turn: two who have
  /// the same have seen the same history.
  record SealsChained(int turn, String head) implements Proof {}

  /// The receipt code of a letter that was taken.
  record LetterCoded(String code) implements Proof {}
}
