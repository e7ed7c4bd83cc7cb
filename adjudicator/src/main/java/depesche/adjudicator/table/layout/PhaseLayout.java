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

  /// {@return a phase in which seats act without more ado}
  public static PhaseLayout of(String name, Mode mode) {
    return new PhaseLayout(name, mode, List.of(), 1, List.of(), List.of(), 0);
  }

  /// {@return a phase in which all make sealed choices}
  public static PhaseLayout sealed(String name, String... choices) {
    return new PhaseLayout(name, Mode.SEALED, List.of(choices), 1, List.of(), List.of(), 0);
  }
}
