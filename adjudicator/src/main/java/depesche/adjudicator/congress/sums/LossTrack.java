package depesche.adjudicator.congress.sums;

import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The losses that a final number inflicts on the other side. Four spaces of the track are known
/// from the examples; every other one is read off the board by the table.
public final class LossTrack {

  private static final NavigableMap<Integer, Integer> KNOWN = new TreeMap<>();

  static {
    KNOWN.put(42, 5);
    KNOWN.put(32, 4);
    KNOWN.put(22, 2);
    KNOWN.put(21, 2);
  }

  private LossTrack() {}

  /// {@return the losses, if the examples tell them: at their spaces, and between two that tell the
  /// same}
  public static OptionalInt losses(int total) {
    Map.Entry<Integer, Integer> below = KNOWN.floorEntry(total);
    Map.Entry<Integer, Integer> above = KNOWN.ceilingEntry(total);
    if (below == null || above == null || !below.getValue().equals(above.getValue())) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(below.getValue());
  }
}
