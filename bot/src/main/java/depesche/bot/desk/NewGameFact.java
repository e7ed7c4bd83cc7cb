package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.clock.ClockTerms;
import depesche.bot.game.Proof;
import java.util.List;

/// What is said of a game that has just been created.
public sealed interface NewGameFact extends Fact {

  /// A new game, open for players.
  ///
  /// @param cards what the table is asked for, since nobody has typed it in; none or one
  /// @param chance what the game is committed to
  record GameCreated(
      String game, String title, ClockTerms clock, List<Fact> cards, Proof.ChanceFixed chance)
      implements NewGameFact {

    public GameCreated {
      cards = List.copyOf(cards);
    }
  }

  /// A file of cards that is played as far as its owner has typed it.
  ///
  /// @param file from the folder of the program
  /// @param whole how many cards are complete
  /// @param needed how many there are
  /// @param first what is missing, a finding each, the first few
  /// @param more how many findings there are besides
  record CardsMissing(String file, int whole, int needed, List<String> first, int more)
      implements NewGameFact {

    public CardsMissing {
      first = List.copyOf(first);
    }
  }
}
