package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.UnitKind;

/// A unit and its order in one word. Places are indices of the board.
///
/// From the low end: 7 bits place of the unit, 1 fleet, 1 double strength, 6 power, 3 act, 1 by
/// convoy only, 8 from, 8 to.
final class PackedOrder {

  static final int HOLD = 0;
  static final int MOVE = 1;
  static final int SUPPORT_HOLD = 2;
  static final int SUPPORT_MOVE = 3;
  static final int CONVOY = 4;

  /// A place the board does not have.
  static final int NOWHERE = 255;

  private static final int FLEET = 1 << 7;
  private static final int TWOFOLD = 1 << 8;

  private PackedOrder() {}

  static long unit(int power, UnitKind unitKind, int place) {
    int build =
        switch (unitKind) {
          case ARMY -> 0;
          case FLEET -> FLEET;
          case DOUBLE_ARMY -> TWOFOLD;
        };
    return place | (long) build | (long) power << 9;
  }

  static long order(int act, boolean via, int from, int to) {
    return (long) act << 15 | (via ? 1L << 18 : 0) | (long) from << 19 | (long) to << 27;
  }

  static int place(long slip) {
    return (int) slip & 0x7F;
  }

  /// {@return the row of the unit in a [BoardBits]}
  static int row(long slip) {
    return (int) slip & 0xFF;
  }

  /// {@return 1 for a fleet, else 0}
  static long fleet(long slip) {
    return slip >>> 7 & 1;
  }

  /// {@return 1 for a unit of double strength, else 0}
  static long twofold(long slip) {
    return slip >>> 8 & 1;
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
