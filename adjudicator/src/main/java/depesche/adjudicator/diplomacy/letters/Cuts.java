package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.diplomacy.orders.LinePart;
import java.util.SequencedMap;
import java.util.TreeMap;

/// How often a letter has taken back what an order is about, up to a line of it: what was said
/// before that cannot contradict what is said after it. `CLEAR PAR` leaves all other orders as they
/// are; so a letter means the same without a line that took nothing back.
final class Cuts {

  private final SequencedMap<String, Integer> places = new TreeMap<>();
  private int all;

  void note(LinePart part) {
    if (part instanceof LinePart.Clear(String place, _)) {
      if (place.isEmpty()) {
        all++;
      } else {
        places.merge(place, 1, Integer::sum);
      }
    }
  }

  /// {@return what an order is about, and since which line that takes it back}
  String key(String subject) {
    int cuts = all;
    if (!places.isEmpty()) {
      for (int at = 0; at >= 0; at = subject.indexOf(' ', at + 1)) {
        cuts += places.getOrDefault(subject.substring(at).strip(), 0);
      }
    }
    return cuts == 0 ? subject : cuts + " " + subject;
  }
}
