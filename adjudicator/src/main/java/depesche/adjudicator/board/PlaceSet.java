package depesche.adjudicator.board;

/// A set of places, by their index on the board: one bit each in two words.
///
/// @param low the places 0 to 63
/// @param high the places 64 and on
public record PlaceSet(long low, long high) {

  /// The most places a board may have: a bit for each, and one left over for no place at all.
  static final int LIMIT = 2 * Long.SIZE - 1;

  static final PlaceSet NONE = new PlaceSet(0, 0);

  PlaceSet with(int place) {
    long bit = 1L << place;
    return place < Long.SIZE ? new PlaceSet(low | bit, high) : new PlaceSet(low, high | bit);
  }

  /// {@return whether the place is in the set}
  public boolean has(int place) {
    return ((place < Long.SIZE ? low : high) >>> place & 1) != 0;
  }

  /// {@return whether the two sets share a place}
  boolean meets(PlaceSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  int[] toArray() {
    int[] indices = new int[Long.bitCount(low) + Long.bitCount(high)];
    int filled = fill(indices, 0, low, 0);
    fill(indices, filled, high, Long.SIZE);
    return indices;
  }

  private static int fill(int[] indices, int from, long word, int base) {
    int at = from;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      indices[at++] = base + Long.numberOfTrailingZeros(rest);
    }
    return at;
  }
}
