package depesche.adjudicator.bismarck.table;

import java.util.List;
import java.util.Locale;

/// A question in the middle of a turn.
///
/// @param card the id of the card that asks; `-` if none does
/// @param options the answers there are: powers, parties, pools, ids of cards, places or numbers of
///   ways; empty if the player states an outcome
public record DanceQuestion(Kind kind, String card, List<String> options) {

  /// No card asks.
  public static final String NO_CARD = "-";

  /// What is asked.
  public enum Kind {
    /// Whose side to take in a crisis.
    SIDE(DanceVerb.SIDE),
    /// Which party to lose.
    LOSE(DanceVerb.LOSE),
    /// From which pool a disc goes to parliament.
    DISC(DanceVerb.DISC),
    /// Which card of five to discard.
    DISCARD(DanceVerb.DISCARD),
    /// What a card leaves to the player.
    CHOOSE(DanceVerb.CHOOSE),
    /// What came of a card that no operation says; its phase is that of choices.
    OUTCOME(DanceVerb.MANUAL);

    private final DanceVerb verb;

    Kind(DanceVerb verb) {
      this.verb = verb;
    }

    /// {@return the verb that answers it}
    public DanceVerb verb() {
      return verb;
    }

    /// {@return the word of `play` and of phases: `Side`}
    public String word() {
      String word = this == OUTCOME ? CHOOSE.name() : name();
      return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }
  }

  public DanceQuestion {
    options = List.copyOf(options);
  }
}
