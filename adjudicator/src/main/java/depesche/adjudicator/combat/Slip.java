package depesche.adjudicator.combat;

/// A unit and its order in one word. Places are indices of the board.
///
/// From the low end: 7 bits place of the unit, 2 kind, 6 power, 3 act, 1 by convoy only, 8 from, 8
/// to.
final class Slip {

  static final int HOLD = 0;
  static final int MOVE = 1;
  static final int SUPPORT_HOLD = 2;
  static final int SUPPORT_MOVE = 3;
  static final int CONVOY = 4;

  /// A place the board does not have.
  static final int NOWHERE = 255;

  private static final int FLEET = 1;
  private static final int TWOFOLD = 2;

  private Slip() {}

  static long unit(int power, Kind kind, int place) {
    int build =
        switch (kind) {
          case ARMY -> 0;
          case FLEET -> FLEET;
          case DOUBLE_ARMY -> TWOFOLD;
        };
    return place | (long) build << 7 | (long) power << 9;
  }

  static long order(int act, boolean via, int from, int to) {
    return (long) act << 15 | (via ? 1L << 18 : 0) | (long) from << 19 | (long) to << 27;
  }

  static int place(long slip) {
    return (int) slip & 0x7F;
  }

  static boolean fleet(long slip) {
    return ((int) slip >>> 7 & 3) == FLEET;
  }

  static boolean twofold(long slip) {
    return ((int) slip >>> 7 & 3) == TWOFOLD;
  }

  static int power(long slip) {
    return (int) slip >>> 9 & 0x3F;
  }

  static int act(long slip) {
    return (int) slip >>> 15 & 7;
  }

  /// {@return whether a move is to go by convoy and not otherwise}
  static boolean via(long slip) {
    return (slip >>> 18 & 1) != 0;
  }

  /// {@return where the unit stands that is supported or convoyed}
  static int from(long slip) {
    return (int) (slip >>> 19) & 0xFF;
  }

  /// {@return where the unit itself goes, or the one that it aids}
  static int to(long slip) {
    return (int) (slip >>> 27) & 0xFF;
  }
}
