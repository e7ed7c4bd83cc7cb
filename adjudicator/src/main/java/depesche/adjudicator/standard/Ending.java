package depesche.adjudicator.standard;

import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Elimination and the ways in which the game ends.
record Ending(Powers variant, Chronicle chronicle) {

  /// Rule 10: a power that owns 18 centres after Fall has won.
  Optional<Position> victory(Campaign winter) {
    List<Seat> enough =
        winter.living().stream()
            .filter(seat -> Standings.centres(winter, seat) >= variant.sheet().victoryCentres())
            .toList();
    if (enough.isEmpty()) {
      return Optional.empty();
    }
    Seat winner = Standings.most(winter, enough).getFirst();
    chronicle.tell(
        new EndFact.VictoryWon(winner, winter.year(), Standings.centres(winter, winner)));
    return Optional.of(Standings.over(winter, List.of(winner), Position.Merit.ENOUGH, winter));
  }

  /// Rule 11: if everybody who still commands a unit votes for a draw, all survivors share it.
  Optional<Position> agreed(Campaign campaign, SequencedMap<Seat, Orders> orders) {
    List<Seat> voters =
        campaign.living().stream()
            .filter(seat -> !campaign.unitsOf(seat.name()).isEmpty())
            .toList();
    boolean all = !voters.isEmpty() && voters.stream().allMatch(seat -> wants(orders, seat));
    if (!all) {
      return Optional.empty();
    }
    List<Seat> survivors = survivors(campaign);
    chronicle.tell(new DrawFact.DrawShared(survivors, campaign.year()));
    return Optional.of(drawn(campaign, survivors));
  }

  private static boolean wants(SequencedMap<Seat, Orders> orders, Seat seat) {
    Orders written = orders.get(seat);
    return written != null
        && written.only(DrawVote.class).stream()
            .anyMatch(vote -> vote.opinion() == DrawVote.Opinion.DRAW);
  }

  private static List<Seat> survivors(Campaign campaign) {
    return campaign.living().stream().filter(seat -> !campaign.isFallen(seat)).toList();
  }

  private static Position drawn(Campaign campaign, List<Seat> survivors) {
    return Standings.over(campaign, survivors, Position.Merit.DRAWN, campaign);
  }

  /// Rule 9: a power without units and centres is out of the game.
  ///
  /// @return the board without those
  Campaign eliminated(Campaign winter) {
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
  Optional<Position> survivor(Campaign winter) {
    List<Seat> living = winter.living();
    if (living.size() > 1) {
      return Optional.empty();
    }
    chronicle.tell(new EndFact.SurvivorWon(living.getFirst(), winter.year()));
    return Optional.of(Standings.over(winter, living, Position.Merit.SURVIVOR, winter));
  }

  /// Rule 12: after the last year the survivors share a draw; so they do when no unit is left and
  /// none can be built.
  Optional<Position> lastYear(Campaign winter) {
    boolean stalled =
        winter.units().isEmpty()
            && winter.living().stream().allMatch(seat -> winter.change(seat) <= 0);
    if (winter.year() < Rulings.of(winter).lastYear() && !stalled) {
      return Optional.empty();
    }
    List<Seat> survivors = survivors(winter);
    chronicle.tell(EndFact.unwon(winter.year(), stalled));
    chronicle.tell(new DrawFact.DrawLeft(survivors));
    return Optional.of(drawn(winter, survivors));
  }
}
