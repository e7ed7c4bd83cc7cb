package depesche.adjudicator.bismarck.decks;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The printed parts of the board that a deck file brings along.
///
/// @param flagStart the space, 1 to 6, on which each of the five flags begins
/// @param arrows of the spaces 1 to 6
/// @param doubles the powers of double 1 to double 5
public record DanceBoard(
    SequencedMap<EuropeanPower, Integer> flagStart,
    List<Arrow> arrows,
    List<EuropeanPower> doubles) {

  /// Where an event of the balance of power moves a flag.
  public enum Arrow {
    LEFT,
    RIGHT;

    /// {@return the spaces to the right: 1 or -1}
    public int spaces() {
      return this == RIGHT ? 1 : -1;
    }
  }

  public DanceBoard {
    flagStart = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(flagStart));
    arrows = List.copyOf(arrows);
    doubles = List.copyOf(doubles);
  }

  /// {@return the arrow of a space, 1 to 6}
  public Arrow arrow(int space) {
    return arrows.get(space - 1);
  }
}
