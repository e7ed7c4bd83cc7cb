package depesche.adjudicator.board;

/// A set of provinces, by their index on the board: one bit each in two words.
record ProvinceSet(long low, long high) {

  /// The most provinces a board may have.
  static final int LIMIT = 2 * Long.SIZE;

  static final ProvinceSet NONE = new ProvinceSet(0, 0);

  ProvinceSet with(int province) {
    long bit = 1L << province;
    return province < Long.SIZE
        ? new ProvinceSet(low | bit, high)
        : new ProvinceSet(low, high | bit);
  }

  boolean has(int province) {
    return ((province < Long.SIZE ? low : high) >>> province & 1) != 0;
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
