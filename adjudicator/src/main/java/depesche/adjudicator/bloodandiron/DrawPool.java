package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Rule 3: each player writes an order for the foreign armies and one is chosen at random.
final class DrawPool {

  private DrawPool() {}

  /// {@return whether a seat still writes: every player alive with a unit or a centre}
  static boolean mayWrite(SharedBoard sharedBoard, Seat seat) {
    return sharedBoard.living().contains(seat)
        && (!sharedBoard.unitsOf(seat.name()).isEmpty()
            || !sharedBoard.centresOf(seat.name()).isEmpty());
  }

  /// {@return the ballots to be shuffled, by the seat that writes them, in table order}
  static List<Seat> ballots(SharedBoard sharedBoard) {
    List<Seat> ballots = new ArrayList<>();
    for (Seat seat : sharedBoard.seats()) {
      if (mayWrite(sharedBoard, seat)) {
        ballots.addAll(Collections.nCopies(weight(sharedBoard, seat), seat));
      }
    }
    return ballots;
  }

  private static int weight(SharedBoard sharedBoard, Seat seat) {
    return switch (BloodAndIronRulings.of(sharedBoard).foreignDrawPool()) {
      case EVERY_PLAYER -> 1;
      case BY_UNITS -> sharedBoard.unitsOf(seat.name()).size();
      case BY_CENTRES -> sharedBoard.centresOf(seat.name()).size();
    };
  }
}
