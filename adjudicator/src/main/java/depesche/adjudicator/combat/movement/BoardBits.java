package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import java.util.Arrays;

/// A board in bits, for the kernel: who reaches what.
///
/// Reach is looked up by *row*: an army's row is its province, a fleet's row is its place and
/// [#FLEETS] more. Sets of places are two words; the seas have numbers of their own, so that a set
/// of seas is one word.
final class BoardBits {

  /// What the row of a fleet has more than its place.
  static final int FLEETS = 128;

  /// No place, unit or sea.
  static final byte NONE = -1;

  /// How many provinces there are; places from here on are coasts.
  final int provinces;

  /// By place, its province; for [PackedOrder#NOWHERE] a province behind the others that is never
  /// entered.
  final int[] provinceOf = new int[PackedOrder.NOWHERE + 1];

  /// By row, the places a unit may go to: the lower word at twice the row, then the higher.
  final long[] reach = new long[4 * FLEETS];

  /// By row in the same way, the provinces a unit may go to, on whatever coast.
  private final long[] near = new long[4 * FLEETS];

  /// By province in the same way, the places in it: itself and its coasts.
  final long[] within;

  final boolean[] boxed;

  /// By province, the number of the sea that it is; [#NONE] for land.
  final int[] sea;

  /// By province, the set of the sea that it is; empty for land.
  final long[] atSea;

  /// By province, the seas an army can embark on there.
  final long[] shore;

  /// By sea, the seas next to it.
  final long[] current = new long[Long.SIZE];

  /// By sea, the province that it is.
  final int[] seaProvince = new int[Long.SIZE];

  BoardBits(Board board) {
    provinces = board.size();
    int places = board.places().size();
    Arrays.fill(provinceOf, provinces);
    within = new long[2 * provinces];
    boxed = new boolean[provinces];
    sea = new int[provinces];
    atSea = new long[provinces];
    shore = new long[provinces];
    for (int place = 0; place < places; place++) {
      provinceOf[place] = board.provinceOf(place);
      enter(within, provinceOf[place], place);
    }
    for (int place = 0; place < places; place++) {
      for (int to = 0; to < places; to++) {
        if (board.armyReach(place).has(to)) {
          enter(reach, place, to);
          enter(near, place, provinceOf[to]);
        }
        if (board.fleetReach(place).has(to)) {
          enter(reach, place + FLEETS, to);
          enter(near, place + FLEETS, provinceOf[to]);
        }
      }
    }
    number(board);
    embark(board, places);
  }

  private static void enter(long[] sets, int row, int place) {
    sets[word(row, place)] |= 1L << place;
  }

  private static int word(int row, int place) {
    return 2 * row + (place >>> 6);
  }

  private void number(Board board) {
    int seas = 0;
    for (int province = 0; province < provinces; province++) {
      Province here = board.province(province);
      boxed[province] = here.terrain() == Terrain.BOX;
      sea[province] = here.terrain() == Terrain.SEA ? seas++ : NONE;
      if (seas > Long.SIZE) {
        throw new IllegalArgumentException(board + " has more than " + Long.SIZE + " seas");
      }
      if (sea[province] != NONE) {
        atSea[province] = 1L << sea[province];
        seaProvince[sea[province]] = province;
      }
    }
  }

  private void embark(Board board, int places) {
    for (int place = 0; place < places; place++) {
      int from = provinceOf[place];
      for (int to = 0; to < provinces; to++) {
        if (sea[to] != NONE && board.fleetReaches(place, to)) {
          if (sea[from] == NONE) {
            shore[from] |= 1L << sea[to];
          } else {
            current[sea[from]] |= 1L << sea[to];
          }
        }
      }
    }
  }

  /// {@return whether a unit may go to this place}
  boolean reaches(int row, int place) {
    return (reach[word(row, place)] >>> place & 1) != 0;
  }

  /// {@return whether a unit may go to some place in this province}
  boolean nears(int row, int province) {
    return (near[word(row, province)] >>> province & 1) != 0;
  }

  /// {@return the first place in the province that a unit may go to}
  int firstWithin(int row, int province) {
    long low = reach[2 * row] & within[2 * province];
    long high = reach[2 * row + 1] & within[2 * province + 1];
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /// {@return how many places in the province a unit may go to}
  int countWithin(int row, int province) {
    return Long.bitCount(reach[2 * row] & within[2 * province])
        + Long.bitCount(reach[2 * row + 1] & within[2 * province + 1]);
  }

  /// {@return whether fleets in these seas form a chain between the two shores}
  boolean connects(int from, int to, long fleets) {
    long reached = shore[from] & fleets;
    long fresh = reached;
    while (fresh != 0) {
      if ((fresh & shore[to]) != 0) {
        return true;
      }
      long next = 0;
      for (long rest = fresh; rest != 0; rest &= rest - 1) {
        next |= current[Long.numberOfTrailingZeros(rest)];
      }
      fresh = next & fleets & ~reached;
      reached |= fresh;
    }
    return false;
  }

  /// {@return whether a fleet in this sea is needed for some route between the two shores: one from
  /// which no fleet could be left out}
  ///
  /// DATC 4.E.1 and 6.G.19: a convoy order of a fleet that no route needs is illegal.
  boolean carries(int through, int from, int to, long fleets) {
    long wanted = 1L << through;
    if ((shore[from] & shore[to] & wanted) != 0) {
      return true;
    }
    long open = fleets & ~shore[from];
    for (long rest = shore[from] & fleets; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest);
      if (((open | 1L << first) & wanted) != 0 && leads(first, wanted & ~(1L << first), to, open)) {
        return true;
      }
    }
    return false;
  }

  /// {@return whether a route goes on from here through what is still wanted}
  ///
  /// @param open the seas that touch nothing of the route before `last`
  private boolean leads(int last, long wanted, int to, long open) {
    if ((shore[to] >>> last & 1) != 0) {
      return wanted == 0;
    }
    long beyond = open & ~current[last];
    for (long rest = open & current[last]; rest != 0; rest &= rest - 1) {
      int next = Long.numberOfTrailingZeros(rest);
      long left = wanted & ~(1L << next);
      if ((left & ~beyond) == 0 && leads(next, left, to, beyond)) {
        return true;
      }
    }
    return false;
  }
}
