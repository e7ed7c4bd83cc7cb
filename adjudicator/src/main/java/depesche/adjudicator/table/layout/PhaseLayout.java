package depesche.adjudicator.table.layout;

import java.util.List;

/// A phase of a turn.
///
/// @param mode who is asked
/// @param choices the sealed choices that are made in it
/// @param rounds how often each seat has a turn; 0 until all have passed one after the other
/// @param endsTurn verbs that end the turn of a seat by themselves, such as `PLAY`
/// @param answered verbs after which all others are asked for reactions
/// @param draw how many cards each seat draws at its beginning, from the first deck
public record PhaseLayout(
    String name,
    Mode mode,
    List<String> choices,
    int rounds,
    List<String> endsTurn,
    List<String> answered,
    int draw) {

  /// Who is asked in a phase.
  public enum Mode {
    /// One seat after the other.
    TURNS,
    /// All at once; each ends it for themselves.
    TOGETHER,
    /// All make a sealed choice.
    SEALED,
    /// Nobody: the title does what is to be done.
    NONE
  }

  public PhaseLayout {
    choices = List.copyOf(choices);
    endsTurn = List.copyOf(endsTurn);
    answered = List.copyOf(answered);
  }
}
