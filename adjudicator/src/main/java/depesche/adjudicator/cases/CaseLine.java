package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.notation.Wording;

/// A line of a case that gets a result.
///
/// @param wording what it says, as a letter would
record CaseLine(CaseRawLine raw, Wording wording) {

  String power() {
    return raw.second();
  }

  /// {@return the place of the unit it tells what to do, as written}
  String place() {
    return wording.ordered().place();
  }

  String province() {
    return Province.of(place());
  }

  /// {@return the line with what came of it}
  String with(String result) {
    return raw.text() + " | " + result;
  }
}
