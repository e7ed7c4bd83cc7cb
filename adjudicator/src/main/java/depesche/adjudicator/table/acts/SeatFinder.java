package depesche.adjudicator.table.acts;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
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

  /// {@return whose piece or marker is meant: that of the seat that is named, or of the writer}
  ///
  /// @throws ActRefused if that is neither: the master has nothing of their own on the table
  static Seat owner(LiveTable table, Optional<Seat> named, Seat writer) {
    return named
        .or(() -> Optional.of(writer).filter(table.seats()::contains))
        .orElseThrow(
            () ->
                new ActRefused(
                    new TableRefusal.NoSuchTableThing(
                        "seat", "", table.seats().stream().map(Seat::name).toList())));
  }
}
