package depesche.adjudicator.combat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.PlaceSet;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;

/// A board in bits, for the kernel: who reaches what.
///
/// Reach is looked up by *row*: an army's row is its province, a fleet's row is its place and
/// [#FLEETS] more. Sets of places are two words; the seas have numbers of their own, so that a set
/// of seas is one word.
final class Chart {

  /// What the row of a fleet has more than its place.
  static final int FLEETS = 128;

  /// No place, unit or sea.
  static final int NONE = -1;

  /// How many provinces there are; places from here on are coasts.
  final int provinces;

  final int[] provinceOf;

  /// By row, the places a unit may go to.
  final long[] reachLow = new long[2 * FLEETS];

  final long[] reachHigh = new long[2 * FLEETS];

  /// By row, the provinces a unit may go to, on whatever coast.
  final long[] nearLow = new long[2 * FLEETS];

  final long[] nearHigh = new long[2 * FLEETS];

  /// By province, the places in it: itself and its coasts.
  final long[] withinLow;

  final long[] withinHigh;

  final boolean[] boxed;

  /// By province, the number of the sea that it is; [#NONE] for land.
  final int[] sea;

  /// By province, the seas an army can embark on there.
  final long[] shore;

  /// By sea, the seas next to it.
  final long[] current = new long[Long.SIZE];

  /// By sea, the province that it is.
  final int[] seaProvince = new int[Long.SIZE];

  Chart(Board board) {
    provinces = board.size();
    int places = board.places().size();
    provinceOf = new int[places];
    withinLow = new long[provinces];
    withinHigh = new long[provinces];
    boxed = new boolean[provinces];
    sea = new int[provinces];
    shore = new long[provinces];
    for (int place = 0; place < places; place++) {
      provinceOf[place] = board.provinceOf(place);
      withinLow[provinceOf[place]] |= low(place);
      withinHigh[provinceOf[place]] |= high(place);
    }
    for (int place = 0; place < places; place++) {
      enter(place, board.armyReach(place));
      enter(place + FLEETS, board.fleetReach(place));
    }
    number(board);
    embark(board);
  }

  private void enter(int row, PlaceSet reach) {
    reachLow[row] = reach.low();
    reachHigh[row] = reach.high();
    for (int place = 0; place < provinceOf.length; place++) {
      if (reaches(row, place)) {
        nearLow[row] |= low(provinceOf[place]);
        nearHigh[row] |= high(provinceOf[place]);
      }
    }
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
        seaProvince[sea[province]] = province;
      }
    }
  }

  private void embark(Board board) {
    for (int place = 0; place < provinceOf.length; place++) {
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

  /// {@return the lower word of the set of this place}
  static long low(int place) {
    return place < Long.SIZE ? 1L << place : 0;
  }

  /// {@return the higher word of the set of this place}
  static long high(int place) {
    return place < Long.SIZE ? 0 : 1L << place;
  }

  /// {@return whether a unit may go to this place}
  boolean reaches(int row, int place) {
    return ((place < Long.SIZE ? reachLow[row] : reachHigh[row]) >>> place & 1) != 0;
  }

  /// {@return whether a unit may go to some place in this province}
  boolean nears(int row, int province) {
    return ((province < Long.SIZE ? nearLow[row] : nearHigh[row]) >>> province & 1) != 0;
  }

  /// {@return the first place in the province that a unit may go to}
  int firstWithin(int row, int province) {
    long low = reachLow[row] & withinLow[province];
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(reachHigh[row] & withinHigh[province]);
  }

  /// {@return how many places in the province a unit may go to}
  int countWithin(int row, int province) {
    return Long.bitCount(reachLow[row] & withinLow[province])
        + Long.bitCount(reachHigh[row] & withinHigh[province]);
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
