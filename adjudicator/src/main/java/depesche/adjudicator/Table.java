package depesche.adjudicator;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a game begins with: who sits where and which options were chosen.
///
/// @param seats in table order, clockwise
/// @param options the options that differ from their default, by key
public record Table(List<Seat> seats, SequencedMap<String, String> options) {

  public Table {
    seats = List.copyOf(seats);
    options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
  }
}
