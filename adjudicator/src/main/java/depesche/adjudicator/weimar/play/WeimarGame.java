package depesche.adjudicator.weimar.play;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import java.util.SequencedMap;

/// What is in the box and on the board, and what its owner has typed.
public record WeimarGame(WeimarBoard board, ReadDeck<WeimarDeck> cards) {

  /// The option that says which scenario is played.
  public static final String SCENARIO = "scenario";

  /// The option that says whether the other bot's units stand against a coup.
  public static final String NEUTRAL = "otherBot";

  /// As the first example of 1.4.7 counts.
  public static final String OPPOSES = "OPPOSES";

  /// As the text of 1.4.1 says.
  public static final String STANDS_BY = "NEUTRAL";

  /// The scenario in which the program plays two parties.
  public static final String BRINK = "BRINK";

  private static final String MAIN = "MAIN";

  public WeimarBox box() {
    return board.box();
  }

  /// {@return the scenario of a table}
  public WeimarScenario scenario(SequencedMap<String, String> options) {
    return box().scenario(options.getOrDefault(SCENARIO, MAIN));
  }
}
