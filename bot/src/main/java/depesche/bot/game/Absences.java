package depesche.bot.game;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Who was silent. Only questions with a long deadline count, and only of a seat that had something
/// to say; two in a row make a seat abandoned: from then on nobody waits for it.
final class Absences {

  /// So many missed movement phases in a row give a seat up.
  private static final int PATIENCE = 2;

  private Absences() {}

  /// Counts the seats that were silent in this moment, in their rows.
  static List<News> count(
      GamePosition<?, ?> gamePosition, List<StoredSeat> seats, Map<Seat, List<Letter>> letters) {
    List<News> news = new ArrayList<>();
    for (StoredSeat seat : seats) {
      if (seat.isHeld()) {
        gamePosition
            .demand(seat.name())
            .filter(demand -> demand.pace() == Demand.Pace.DELIBERATE)
            .ifPresent(demand -> count(seat, silent(gamePosition, demand, letters), news));
      }
    }
    return news;
  }

  private static boolean silent(
      GamePosition<?, ?> gamePosition, Demand demand, Map<Seat, List<Letter>> letters) {
    List<Letter> written = letters.getOrDefault(demand.seat(), List.of());
    return written.isEmpty() || gamePosition.read(demand.seat(), written).onFile().isEmpty();
  }

  /// Counts what one seat has let pass.
  static void count(StoredSeat seat, boolean silent, List<News> news) {
    if (silent) {
      seat.miss(PATIENCE);
    } else {
      seat.answered();
    }
    if (seat.state() == StoredSeat.State.ABANDONED) {
      news.add(News.forAll(new GameNotice.SeatAbandoned(seat.name(), seat.missed())));
    } else if (silent) {
      news.add(News.forAll(new GameNotice.SeatMissed(seat.name())));
    }
  }
}
