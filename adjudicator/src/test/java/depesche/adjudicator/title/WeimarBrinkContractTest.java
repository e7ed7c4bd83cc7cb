package depesche.adjudicator.title;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Volume;
import depesche.adjudicator.table.position.TablePosition;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Republic on the Brink keeps the promises of every title, for one to four people.
final class WeimarBrinkContractTest extends WeimarContractTest {

  @Override
  SequencedMap<String, String> options() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("scenario", "BRINK");
    return options;
  }

  @Override
  int games() {
    return Math.max(2, Volume.of(20));
  }

  @Override
  int seeds(int usual) {
    return Math.min(super.seeds(usual), 3);
  }

  /// The player of the SPD sees what cards give the bots, too.
  @Override
  boolean isSeen(TablePosition position, Seat seat, String pile) {
    return pile.equals("hand." + seat)
        || (seat.name().equals("SPD") && pile.matches("hand\\.(KPD|DNVP)"));
  }
}
