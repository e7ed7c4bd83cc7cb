package depesche.adjudicator.board;

import java.util.List;

/// The index of each place by its name. It is asked for every word of every order, so it does
/// without the boxed numbers of a map.
final class PlaceIndex {

  /// A power of two, and so large that few names meet.
  private static final int SLOTS = 1024;

  private final String[] names = new String[SLOTS];
  private final int[] indices = new int[SLOTS];

  PlaceIndex(List<String> places) {
    for (int i = 0; i < places.size(); i++) {
      int slot = slot(places.get(i));
      names[slot] = places.get(i);
      indices[slot] = i;
    }
  }

  /// {@return the index of this place; -1 if there is none}
  int of(String place) {
    int slot = slot(place);
    return names[slot] == null ? -1 : indices[slot];
  }

  /// {@return the slot of a name, or the free one where it would be}
  private int slot(String name) {
    int hash = name.hashCode();
    int slot = (hash ^ (hash >>> 10)) & (SLOTS - 1);
    while (names[slot] != null && !names[slot].equals(name)) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    return slot;
  }
}
