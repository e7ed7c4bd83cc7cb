package depesche.bot.game;

import depesche.adjudicator.Fact;
import java.util.List;

/// What lets players check the moderator. Hashes are hexadecimal.
public sealed interface Proof extends Fact {

  /// The secrets of a game are fixed from here on.
  record ChanceFixed(String game, String anchor, String commitment) implements Proof {}

  record PhraseGiven(String seat, String phrase, boolean pledged) implements Proof {}

  record PhraseMissing(String seat, boolean pledged) implements Proof {}

  /// What came of an open draw.
  ///
  /// @param order what was drawn: a number, or all items in the order in which they came
  record StreamDrawn(String purpose, String scope, List<String> order) implements Proof {
    public StreamDrawn {
      order = List.copyOf(order);
    }
  }

  record HiddenDrawn(String purpose, String scope, String root) implements Proof {}

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

  /// The turn was judged by the letters under this root.
  record LettersCounted(String root) implements Proof {}

  /// A seat's own place under the root.
  record SeatSealed(int number, String code, String salt, List<String> path) implements Proof {
    public SeatSealed {
      path = List.copyOf(path);
    }
  }

  /// What proves a turn.
  ///
  /// @param sum over all that was published up to this turn
  record TurnProven(int turn, String anchor, String sum) implements Proof {}

  /// The receipt code of a letter that was taken.
  record LetterCoded(String code) implements Proof {}
}
