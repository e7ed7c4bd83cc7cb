package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Rule 3: each player writes an order for the foreign armies and one is chosen at random.
final class DrawPool {

  private DrawPool() {}

  /// {@return whether a seat still writes: every player alive with a unit or a centre}
  static boolean mayWrite(Campaign campaign, Seat seat) {
    return campaign.living().contains(seat)
        && (!campaign.unitsOf(seat.name()).isEmpty() || !campaign.centresOf(seat.name()).isEmpty());
  }

  /// {@return the ballots to be shuffled, by the seat that writes them, in table order}
  static List<Seat> ballots(Campaign campaign) {
    List<Seat> ballots = new ArrayList<>();
    for (Seat seat : campaign.seats()) {
      if (mayWrite(campaign, seat)) {
        ballots.addAll(Collections.nCopies(weight(campaign, seat), seat));
      }
    }
    return ballots;
  }

  private static int weight(Campaign campaign, Seat seat) {
    return switch (Rulings.of(campaign).foreignDrawPool()) {
      case EVERY_PLAYER -> 1;
      case BY_UNITS -> campaign.unitsOf(seat.name()).size();
      case BY_CENTRES -> campaign.centresOf(seat.name()).size();
    };
  }
}
