package depesche.adjudicator.table.acts;

import depesche.adjudicator.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Seats by their names in letters.
final class SeatFinder {

  /// So many letters are enough if only one seat begins with them.
  private static final int ENOUGH = 3;

  private SeatFinder() {}

  /// {@return the seat that a word names, in any case, or by a beginning that no other has}
  static Optional<Seat> of(List<Seat> seats, String word) {
    Optional<Seat> exact =
        seats.stream().filter(seat -> seat.name().equalsIgnoreCase(word)).findFirst();
    if (exact.isPresent() || word.length() < ENOUGH) {
      return exact;
    }
    String begun = word.toUpperCase(Locale.ROOT);
    List<Seat> like =
        seats.stream()
            .filter(seat -> seat.name().toUpperCase(Locale.ROOT).startsWith(begun))
            .toList();
    return like.size() == 1 ? Optional.of(like.getFirst()) : Optional.empty();
  }
}
