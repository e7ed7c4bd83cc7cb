package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.board.Province;

/// Where an order points: a province, and a coast if the letter names one.
///
/// @param coast such as `NC`; empty if none is named
record OrderTarget(String province, String coast) {

  /// {@return the place as orders write it: `SPA`, `SPA/NC`}
  String place() {
    return coast.isEmpty() ? province : province + Province.SLASH + coast;
  }
}
