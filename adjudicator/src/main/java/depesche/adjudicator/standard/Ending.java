package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Elimination and the ways in which the game ends.
record Ending(StandardVariant variant, StepLog chronicle) {

  /// Rule 10: a power that owns 18 centres after Fall has won.
  Optional<DiplomacyPosition> victory(SharedBoard winter) {
    List<Seat> enough =
        winter.living().stream()
            .filter(seat -> new Standings(winter).centres(seat) >= variant.sheet().victoryCentres())
            .toList();
    if (enough.isEmpty()) {
      return Optional.empty();
    }
    Seat winner = new Standings(winter).most(enough).getFirst();
    chronicle.tell(
        new EndFact.VictoryWon(winner, winter.year(), new Standings(winter).centres(winner)));
    return Optional.of(
        new Standings(winter).over(List.of(winner), DiplomacyPosition.Merit.ENOUGH, winter));
  }

  /// Rule 11: if everybody who still commands a unit votes for a draw, all survivors share it.
  Optional<DiplomacyPosition> agreed(SharedBoard sharedBoard, SequencedMap<Seat, Orders> orders) {
    List<Seat> voters =
        sharedBoard.living().stream()
            .filter(seat -> !sharedBoard.unitsOf(seat.name()).isEmpty())
            .toList();
    boolean all = !voters.isEmpty() && voters.stream().allMatch(seat -> wants(orders, seat));
    if (!all) {
      return Optional.empty();
    }
    List<Seat> survivors = survivors(sharedBoard);
    chronicle.tell(new DrawFact.DrawShared(survivors, sharedBoard.year()));
    return Optional.of(drawn(sharedBoard, survivors));
  }

  private static boolean wants(SequencedMap<Seat, Orders> orders, Seat seat) {
    Orders written = orders.get(seat);
    return written != null
        && written.only(DrawVote.class).stream()
            .anyMatch(vote -> vote.opinion() == DrawVote.Opinion.DRAW);
  }

  private static List<Seat> survivors(SharedBoard sharedBoard) {
    return sharedBoard.living().stream().filter(seat -> !sharedBoard.isFallen(seat)).toList();
  }

  private static DiplomacyPosition drawn(SharedBoard sharedBoard, List<Seat> survivors) {
    return new Standings(sharedBoard).over(survivors, DiplomacyPosition.Merit.DRAWN, sharedBoard);
  }

  /// Rule 9: a power without units and centres is out of the game.
  ///
  /// @return the board without those
  SharedBoard eliminated(SharedBoard winter) {
    SequencedMap<Seat, Integer> out = new LinkedHashMap<>(winter.out());
    for (Seat seat : winter.living()) {
      if (winter.isFallen(seat)) {
        out.put(seat, winter.year());
        chronicle.tell(new EndFact.SeatEliminated(seat, winter.year(), List.of()));
      }
    }
    return winter.withOut(out);
  }

  /// Rule 10: the last power left has won.
  Optional<DiplomacyPosition> survivor(SharedBoard winter) {
    List<Seat> living = winter.living();
    if (living.size() > 1) {
      return Optional.empty();
    }
    chronicle.tell(new EndFact.SurvivorWon(living.getFirst(), winter.year()));
    return Optional.of(
        new Standings(winter).over(living, DiplomacyPosition.Merit.SURVIVOR, winter));
  }

  /// Rule 12: after the last year the survivors share a draw; so they do when no unit is left and
  /// none can be built.
  Optional<DiplomacyPosition> lastYear(SharedBoard winter) {
    boolean stalled =
        winter.units().isEmpty()
            && winter.living().stream().allMatch(seat -> winter.change(seat) <= 0);
    if (winter.year() < StandardRulings.of(winter).lastYear() && !stalled) {
      return Optional.empty();
    }
    List<Seat> survivors = survivors(winter);
    chronicle.tell(EndFact.unwon(winter.year(), stalled));
    chronicle.tell(new DrawFact.DrawLeft(survivors));
    return Optional.of(drawn(winter, survivors));
  }
}
