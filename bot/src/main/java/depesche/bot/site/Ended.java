package depesche.bot.site;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What came of a game that is over, as statistics have it: seats, and no people.
///
/// @param titleId of what was played
/// @param title the same for people
/// @param series to which it belonged, if everybody may know it
/// @param seats in table order
/// @param phases how many were judged
/// @param took from the first report to the last
record Ended(
    String titleId,
    String title,
    Optional<String> series,
    List<Place> seats,
    int phases,
    Duration took) {

  /// What came of a seat.
  record Place(String seat, boolean won, Course.Line line) {}

  Ended {
    seats = List.copyOf(seats);
  }

  int winners() {
    return (int) seats.stream().filter(Place::won).count();
  }
}
